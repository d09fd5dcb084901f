#!/bin/sh
# Makes what is kept in this folder again: sample suites, the published samples that ship, and,
# where a folder of larger published files is given, those. Usage: run.sh OUT [FILES [PYTHON]]
set -eu
out=$1
files=${2:-}
python=${3:-python}
# One thread each: two workers on two cores would otherwise wait for each other.
export OPENBLAS_NUM_THREADS=1 OMP_NUM_THREADS=1
here=$(cd "$(dirname "$0")" && pwd)

take() { # name, suite, criteria or "", "words" to keep answers and quotes, questions or ""
    "$python" -m forest_studio bench run --suite "$2" --arms all-offline --repeats 3 --workers 2 \
        --out "$out/$1" ${3:+--criteria "$3"} ${5:+--questions "$5"} > /dev/null
    "$python" "$here/keep.py" "$out/$1" "$here/$1" ${4:+"$4"}
}

for suite in strict mixed reworded spanish deep; do
    take "sample-$suite" "sample-$suite" "sample-$suite" words
done
take musique-train-12 musique-train-12 "" words
take 2wikimultihopqa-train-20 2wikimultihopqa-train-20 "" words
if [ -n "$files" ]; then
    take musique-dev-100 "$files/musique_ans_dev_100.jsonl" published-musique
    take 2wiki-dev-100 "$files/2wikimultihop_dev_100.json" published-2wiki
    take hotpot-dev-100 "$files/hotpot_dev_distractor_v1_100.json" published-hotpot
    first=$(seq -s, -f query-%g 1 100)
    take multihop-rag-100 "$files/MultiHopRAG_500.json" "" "" "$first"
fi
"$python" -m forest_studio bench report "$here" --no-figures

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Ago</name>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>%Ln min ago</numerusform>
            <numerusform>%Ln min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>%Ln hour ago</numerusform>
            <numerusform>%Ln hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>%Ln day ago</numerusform>
            <numerusform>%Ln days ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message numerus="yes">
        <source>%Ln hop(s)</source>
        <translation>
            <numerusform>%Ln hop</numerusform>
            <numerusform>%Ln hops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) seen</source>
        <translation>
            <numerusform>%Ln token seen</numerusform>
            <numerusform>%Ln tokens seen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passport(s) read while planning</source>
        <translation>
            <numerusform>%Ln passport read while planning</numerusform>
            <numerusform>%Ln passports read while planning</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AroundStage</name>
    <message numerus="yes">
        <source>{0} of %Ln neighbour(s)</source>
        <translation>
            <numerusform>{0} of %Ln neighbour</numerusform>
            <numerusform>{0} of %Ln neighbours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln neighbour(s)</source>
        <translation>
            <numerusform>%Ln neighbour</numerusform>
            <numerusform>%Ln neighbours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AroundView</name>
    <message numerus="yes">
        <source>%Ln more neighbour(s)</source>
        <translation>
            <numerusform>%Ln more neighbour</numerusform>
            <numerusform>%Ln more neighbours</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation>
            <numerusform>%Ln sample</numerusform>
            <numerusform>%Ln samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hop(s)</source>
        <translation>
            <numerusform>%Ln hop</numerusform>
            <numerusform>%Ln hops</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchStatus</name>
    <message numerus="yes">
        <source>%Ln run(s) kept</source>
        <translation>
            <numerusform>%Ln run kept</numerusform>
            <numerusform>%Ln runs kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BenchWorkspace</name>
    <message numerus="yes">
        <source>%Ln run(s) of the bench go on. Stopped, they can be resumed.</source>
        <translation>
            <numerusform>%Ln run of the bench go on. Stopped, they can be resumed.</numerusform>
            <numerusform>%Ln runs of the bench go on. Stopped, they can be resumed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message numerus="yes">
        <source>%Ln drafts are not saved</source>
        <translation>
            <numerusform>%Ln draft is not saved</numerusform>
            <numerusform>%Ln drafts are not saved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CommitCard</name>
    <message numerus="yes">
        <source>Nothing was written: later edits of %Ln file(s) stand in the way (− now, + before).</source>
        <translation>
            <numerusform>Nothing was written: later edits of %Ln file stand in the way (− now, + before).</numerusform>
            <numerusform>Nothing was written: later edits of %Ln files stand in the way (− now, + before).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message numerus="yes">
        <source>%Ln left to decide</source>
        <translation>
            <numerusform>%Ln left to decide</numerusform>
            <numerusform>%Ln left to decide</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DepthCard</name>
    <message numerus="yes">
        <source>Show %Ln hop(s)  ({0})</source>
        <translation>
            <numerusform>Show %Ln hop  ({0})</numerusform>
            <numerusform>Show %Ln hops  ({0})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoctorPage</name>
    <message numerus="yes">
        <source>%Ln thing(s) to be mended.</source>
        <translation>
            <numerusform>%Ln thing to be mended.</numerusform>
            <numerusform>%Ln things to be mended.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Text is at risk in %Ln case(s).</source>
        <translation>
            <numerusform>Text is at risk in %Ln case.</numerusform>
            <numerusform>Text is at risk in %Ln cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Save a backup and repair %Ln thing(s)</source>
        <translation>
            <numerusform>Save a backup and repair %Ln thing</numerusform>
            <numerusform>Save a backup and repair %Ln things</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoorList</name>
    <message numerus="yes">
        <source>%Ln more door(s)</source>
        <translation>
            <numerusform>%Ln more door</numerusform>
            <numerusform>%Ln more doors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoorsPage</name>
    <message numerus="yes">
        <source>{0} / %Ln token(s)</source>
        <translation>
            <numerusform>{0} / %Ln token</numerusform>
            <numerusform>{0} / %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>summary cut at {0} of %Ln token(s)</source>
        <translation>
            <numerusform>summary cut at {0} of %Ln token</numerusform>
            <numerusform>summary cut at {0} of %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>doors {0}–{1} of %Ln shown</source>
        <translation>
            <numerusform>doors {0}–{1} of %Ln shown</numerusform>
            <numerusform>doors {0}–{1} of %Ln shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln door(s) shown</source>
        <translation>
            <numerusform>{0} of %Ln door shown</numerusform>
            <numerusform>{0} of %Ln doors shown</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>body: page {0} of %Ln</source>
        <translation>
            <numerusform>body: page {0} of %Ln</numerusform>
            <numerusform>body: page {0} of %Ln</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EdgeRow</name>
    <message numerus="yes">
        <source>{0}, %Ln edge(s)</source>
        <translation>
            <numerusform>{0}, %Ln edge</numerusform>
            <numerusform>{0}, %Ln edges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EdgeUse</name>
    <message numerus="yes">
        <source>%Ln hunt(s) saw this scent</source>
        <translation>
            <numerusform>%Ln hunt saw this scent</numerusform>
            <numerusform>%Ln hunts saw this scent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Earlier scents: seen by %Ln hunt(s).</source>
        <translation>
            <numerusform>Earlier scents: seen by %Ln hunt.</numerusform>
            <numerusform>Earlier scents: seen by %Ln hunts.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EdgesPanel</name>
    <message numerus="yes">
        <source>%Ln edge(s) removed.</source>
        <translation>
            <numerusform>%Ln edge removed.</numerusform>
            <numerusform>%Ln edges removed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message numerus="yes">
        <source>Edges that lead nowhere were left out: %Ln.</source>
        <translation>
            <numerusform>Edges that lead nowhere were left out: %Ln.</numerusform>
            <numerusform>Edges that lead nowhere were left out: %Ln.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ForestHistory</name>
    <message numerus="yes">
        <source>%Ln commit(s)</source>
        <translation>
            <numerusform>%Ln commit</numerusform>
            <numerusform>%Ln commits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ commits</source>
        <translation>
            <numerusform>%Ln+ commits</numerusform>
            <numerusform>%Ln+ commits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln day</numerusform>
            <numerusform>%Ln days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) warm, {0} of them hot</source>
        <translation>
            <numerusform>%Ln page warm, {0} of them hot</numerusform>
            <numerusform>%Ln pages warm, {0} of them hot</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>History</name>
    <message numerus="yes">
        <source>%Ln more line(s), not shown here</source>
        <translation>
            <numerusform>%Ln more line, not shown here</numerusform>
            <numerusform>%Ln more lines, not shown here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HuntStatus</name>
    <message numerus="yes">
        <source>%Ln trail(s)</source>
        <translation>
            <numerusform>%Ln trail</numerusform>
            <numerusform>%Ln trails</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) · {0} s</source>
        <translation>
            <numerusform>%Ln step · {0} s</numerusform>
            <numerusform>%Ln steps · {0} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hunting: %Ln step(s) · {0} s</source>
        <translation>
            <numerusform>hunting: %Ln step · {0} s</numerusform>
            <numerusform>hunting: %Ln steps · {0} s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learnt</name>
    <message numerus="yes">
        <source>%Ln shortcut(s) minted, to be reviewed</source>
        <translation>
            <numerusform>%Ln shortcut minted, to be reviewed</numerusform>
            <numerusform>%Ln shortcuts minted, to be reviewed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeftPanel</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapCanvas</name>
    <message numerus="yes">
        <source>{0}, %Ln edge(s)</source>
        <translation>
            <numerusform>{0}, %Ln edge</numerusform>
            <numerusform>{0}, %Ln edges</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message numerus="yes">
        <source>, %Ln edge(s) not drawn</source>
        <translation>
            <numerusform>, %Ln edge not drawn</numerusform>
            <numerusform>, %Ln edges not drawn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ModelForm</name>
    <message numerus="yes">
        <source>{0} answers, in %Ln way(s) to write JSON.</source>
        <translation>
            <numerusform>{0} answers, in %Ln way to write JSON.</numerusform>
            <numerusform>{0} answers, in %Ln ways to write JSON.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewRun</name>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln arm(s)</source>
        <translation>
            <numerusform>%Ln arm</numerusform>
            <numerusform>%Ln arms</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeat(s)</source>
        <translation>
            <numerusform>%Ln repeat</numerusform>
            <numerusform>%Ln repeats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation>
            <numerusform>%Ln sample</numerusform>
            <numerusform>%Ln samples</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) of this suite do not fit the forest</source>
        <translation>
            <numerusform>%Ln thing of this suite do not fit the forest</numerusform>
            <numerusform>%Ln things of this suite do not fit the forest</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NodeHistory</name>
    <message numerus="yes">
        <source>It changed %Ln file(s); all of them are taken back at once</source>
        <translation>
            <numerusform>It changed %Ln file; all of them are taken back at once</numerusform>
            <numerusform>It changed %Ln files; all of them are taken back at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message numerus="yes">
        <source>%Ln drafts from an earlier time were not saved.</source>
        <translation>
            <numerusform>%Ln draft from an earlier time was not saved.</numerusform>
            <numerusform>%Ln drafts from an earlier time were not saved.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassportForm</name>
    <message numerus="yes">
        <source>%Ln token(s) over.</source>
        <translation>
            <numerusform>%Ln token over.</numerusform>
            <numerusform>%Ln tokens over.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scent is %Ln over.</source>
        <translation>
            <numerusform>The scent is %Ln over.</numerusform>
            <numerusform>The scent is %Ln over.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message numerus="yes">
        <source>%Ln file(s) would change</source>
        <translation>
            <numerusform>%Ln file would change</numerusform>
            <numerusform>%Ln files would change</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more file(s)</source>
        <translation>
            <numerusform>and %Ln more file</numerusform>
            <numerusform>and %Ln more files</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more link(s) or edge(s)</source>
        <translation>
            <numerusform>and %Ln more link or edge</numerusform>
            <numerusform>and %Ln more links or edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And in %Ln more file(s).</source>
        <translation>
            <numerusform>And in %Ln more file.</numerusform>
            <numerusform>And in %Ln more files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln warning</numerusform>
            <numerusform>%Ln warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln note</numerusform>
            <numerusform>%Ln notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix the %Ln certain ones</source>
        <translation>
            <numerusform>Fix the certain one</numerusform>
            <numerusform>Fix the %Ln certain ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message numerus="yes">
        <source>%Ln sample(s) broke</source>
        <translation>
            <numerusform>%Ln sample broke</numerusform>
            <numerusform>%Ln samples broke</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln wild</source>
        <translation>
            <numerusform>%Ln wild</numerusform>
            <numerusform>%Ln wild</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message numerus="yes">
        <source>%Ln thing(s) repaired</source>
        <translation>
            <numerusform>%Ln thing repaired</numerusform>
            <numerusform>%Ln things repaired</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunHeader</name>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln question</numerusform>
            <numerusform>%Ln questions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) broke</source>
        <translation>
            <numerusform>%Ln sample broke</numerusform>
            <numerusform>%Ln samples broke</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScentsPanel</name>
    <message numerus="yes">
        <source>%Ln scent(s)</source>
        <translation>
            <numerusform>%Ln scent</numerusform>
            <numerusform>%Ln scents</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message numerus="yes">
        <source>%Ln+ hits</source>
        <translation>
            <numerusform>%Ln+ hits</numerusform>
            <numerusform>%Ln+ hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutCard</name>
    <message numerus="yes">
        <source>Asked by %Ln question(s)</source>
        <translation>
            <numerusform>Asked by %Ln question</numerusform>
            <numerusform>Asked by %Ln questions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShortcutsPanel</name>
    <message numerus="yes">
        <source>%Ln shortcut(s) minted.</source>
        <translation>
            <numerusform>%Ln shortcut minted.</numerusform>
            <numerusform>%Ln shortcuts minted.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cold shortcut(s) removed.</source>
        <translation>
            <numerusform>%Ln cold shortcut removed.</numerusform>
            <numerusform>%Ln cold shortcuts removed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln cold one(s)</source>
        <translation>
            <numerusform>Remove %Ln cold one</numerusform>
            <numerusform>Remove %Ln cold ones</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ShorterCard</name>
    <message numerus="yes">
        <source>→ %Ln token(s)</source>
        <translation>
            <numerusform>→ %Ln token</numerusform>
            <numerusform>→ %Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln node</numerusform>
            <numerusform>%Ln nodes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln edge</numerusform>
            <numerusform>%Ln edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problem</numerusform>
            <numerusform>%Ln problems</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shortcut(s) to review</source>
        <translation>
            <numerusform>%Ln shortcut to review</numerusform>
            <numerusform>%Ln shortcuts to review</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln draft(s) kept</source>
        <translation>
            <numerusform>%Ln draft kept</numerusform>
            <numerusform>%Ln drafts kept</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message numerus="yes">
        <source>%Ln quote(s)</source>
        <translation>
            <numerusform>%Ln quote</numerusform>
            <numerusform>%Ln quotes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln hit(s)</source>
        <translation>
            <numerusform>{0} of %Ln hit</numerusform>
            <numerusform>{0} of %Ln hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln door(s)</source>
        <translation>
            <numerusform>{0} of %Ln door</numerusform>
            <numerusform>{0} of %Ln doors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln hit</numerusform>
            <numerusform>%Ln hits</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln door(s)</source>
        <translation>
            <numerusform>%Ln door</numerusform>
            <numerusform>%Ln doors</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message numerus="yes">
        <source>{0} / %Ln token(s)</source>
        <translation>
            <numerusform>{0} / %Ln token</numerusform>
            <numerusform>{0} / %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At {0} it saw %Ln door(s) and took door {1}.</source>
        <translation>
            <numerusform>At {0} it saw %Ln door and took door {1}.</numerusform>
            <numerusform>At {0} it saw %Ln doors and took door {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before any hop it saw %Ln door(s), took {1}.</source>
        <translation>
            <numerusform>Before any hop it saw %Ln door, took {1}.</numerusform>
            <numerusform>Before any hop it saw %Ln doors, took {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At {0} it saw %Ln door(s) and took none.</source>
        <translation>
            <numerusform>At {0} it saw %Ln door and took none.</numerusform>
            <numerusform>At {0} it saw %Ln doors and took none.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before any hop it saw %Ln door(s), took none.</source>
        <translation>
            <numerusform>Before any hop it saw %Ln door, took none.</numerusform>
            <numerusform>Before any hop it saw %Ln doors, took none.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Trail</name>
    <message numerus="yes">
        <source>%Ln hop(s)</source>
        <translation>
            <numerusform>%Ln hop</numerusform>
            <numerusform>%Ln hops</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypeForm</name>
    <message numerus="yes">
        <source>%Ln edges have this type.</source>
        <translation>
            <numerusform>%Ln edge has this type.</numerusform>
            <numerusform>%Ln edges have this type.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TypesPanel</name>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln edge</numerusform>
            <numerusform>%Ln edges</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln file</numerusform>
            <numerusform>%Ln files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WalkPanel</name>
    <message numerus="yes">
        <source>{0} of %Ln door(s) · keys 1 to 9</source>
        <translation>
            <numerusform>{0} of %Ln door · keys 1 to 9</numerusform>
            <numerusform>{0} of %Ln doors · keys 1 to 9</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln door(s) · keys 1 to 9</source>
        <translation>
            <numerusform>%Ln door · keys 1 to 9</numerusform>
            <numerusform>%Ln doors · keys 1 to 9</numerusform>
        </translation>
    </message>
</context>
</TS>

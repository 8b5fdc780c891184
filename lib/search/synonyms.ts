import type { Locale } from '../shared/i18n/locales';
import { fold } from '../shared/search/text';

/**
 * Words of the documentation and what developers type instead, mostly names from other frameworks. Synonyms find pages
 * whose title, headings, or description contain the word. A mention in the text does not count, because it says little
 * about the topic of the page.
 */
const words: Partial<Record<Locale, string>> = {
  de: `
    alert: banner meldung hinweis
    app: anwendung applikation programm
    appnav: menü seitenleiste sidebar
    archetype: projektvorlage vorlage template
    architektur: aufbau
    assets: dateien ressourcen
    asynchron: hintergrund thread parallel
    auswahl: selektion markierung
    benutzerdaten: anwender user
    bindung: binding databinding
    browserverlauf: history verlauf
    button: schaltfläche knopf
    checkbox: kontrollkästchen haken
    choicebox: auswahlliste dropdown
    colorfield: farbauswahl farbwähler
    combobox: auswahlliste dropdown autovervollständigung
    confirmdialog: rückfrage bestätigung
    datefield: datumsauswahl datumsfeld kalender datepicker
    dateien: files
    datenbindung: databinding binding formular
    datenquellen: backend datenbank
    debugging: haltepunkt debugger fehlersuche
    desktopnotification: systembenachrichtigung
    dialog: modal popup fenster
    drawer: seitenleiste schublade
    events: ereignis ereignisbehandlung
    evaluator: zugriffsregel
    fehlerbehandlung: ausnahme exception
    feld: eingabefeld formularfeld
    filechooserdialog: dateiauswahl
    fileuploaddialog: hochladen
    filtern: suche suchen
    flächen: hintergrundfarbe
    icon: symbol piktogramm
    infinitescroll: nachladen
    interval: timer zeitgeber
    listbox: auswahlliste
    listener: handler callback
    lizenz: lizenzschlüssel license
    loading: ladeanzeige
    login: anmeldung anmelden einloggen
    mask: eingabemaske
    messagedialog: hinweisfenster
    modernisierung: migration
    navigieren: wechseln verlinken
    navigator: paginierung seitenweise blättern
    numberfield: zahlenfeld
    passwordfield: passwort kennwort
    progressbar: fortschrittsbalken fortschritt
    query: abfrageparameter abfrage
    radiobutton: optionsfeld auswahlknopf
    redeployment: hotswap neustart
    repository: dao datenquelle
    route: url pfad
    routing: router navigation
    rahmen: border
    schatten: shadow
    sicherheit: security
    sicherheitsannotationen: berechtigungen rollen rechte
    slider: schieberegler
    sortierung: sortieren reihenfolge
    spalten: columns tabellenspalte
    spinner: ladeanzeige
    splitter: trennleiste geteilt
    styling: css gestaltung design
    tabbedpane: registerkarten reiter tabs
    table: tabelle grid datagrid
    testen: junit tests
    textarea: mehrzeilig textbereich
    textfield: eingabefeld textfeld
    themes: dunkelmodus farbschema
    toast: benachrichtigung meldung
    toolbar: werkzeugleiste symbolleiste
    tree: baum baumansicht
    typografie: schrift schriftart
    upgrade: migration umstieg aktualisieren
    validatoren: prüfung prüfen
    validierung: prüfung prüfen
    view: ansicht seite
    voraussetzungen: systemanforderungen anforderungen
    wasserzeichen: testversion
    zustand: state
  `,
  en: `
    accessibility: a11y
    alert: banner message
    appnav: sidebar navigation menu
    archetype: template starter scaffold
    async: background thread
    asynchronous: async background thread
    authentication: auth login signin
    authorization: auth permission access
    button: action
    checkbox: toggle switch
    choicebox: dropdown select
    columns: grid
    combobox: dropdown select autocomplete
    confirm: prompt
    cookies: persist
    date: calendar picker
    datefield: datepicker calendar
    debounce: throttle delay
    debugging: debugger breakpoint
    deploy: publish production
    dialog: modal popup window
    disable: inactive grey
    download: export
    drawer: sidebar
    error: exception failure
    exception: error
    filter: search
    hotkey: shortcut keybinding
    image: picture
    infinitescroll: lazy
    installable: pwa offline manifest
    internationalization: i18n localization translation l10n
    interval: timer periodic schedule poll
    javascript: js
    licensing: license key
    listbox: select
    listener: handler callback
    localization: i18n translation l10n
    login: signin auth
    modernization: migration port legacy
    modernize: migrate port legacy
    navigator: pager
    observer: guard hook interceptor
    optional: nullable
    pagination: paging pager
    progressbar: progress loading
    prerequisites: requirements
    query: search
    redeployment: hot hotswap restart deploy
    reload: hot refresh
    repository: dao store
    responsive: mobile
    route: url path
    router: routing navigation
    selenium: webdriver
    servlet: endpoint
    shadow: css
    spinner: loader
    splitter: divider
    styling: css theme
    table: grid datagrid
    testing: junit
    textarea: multiline
    textfield: input
    toast: notification snackbar popup
    transformation: converter
    transformer: converter
    upgrade: migrate migration
    upload: attachment
    validator: constraint
    validation: constraint check
    variables: properties
    view: page screen
    watermark: trial
  `,
  es: `
    alert: aviso banner mensaje
    aplicación: app programa
    appnav: menú navegación
    archivos: ficheros files
    arquetipo: plantilla template
    asíncrono: hilo segundo plano
    autenticación: iniciar sesión login loguear
    bloqueo: impedir cancelar
    bordes: border
    button: botón
    campo: entrada formulario
    checkbox: casilla verificación
    choicebox: desplegable dropdown
    colorfield: selector color
    columnas: columns
    combobox: desplegable dropdown autocompletar
    componentes: widgets controles
    configuración: ajustes
    confirmdialog: confirmación
    conjuntos: lazy
    consulta: query buscar
    datefield: calendario fecha datepicker
    definición: crear
    depuración: debugger breakpoint debug
    descarga: bajar exportar
    dialog: diálogo ventana modal popup
    drawer: barra lateral
    enlace: binding databinding vincular enlazar
    enrutamiento: routing navegación rutas
    errores: excepción excepciones
    estilos: css diseño
    eventos: listener
    filtrado: buscar filtrar
    icon: icono
    infinitescroll: desplazamiento infinito
    interval: temporizador timer
    licencia: clave license
    listbox: selección
    listener: oyente manejador callback
    login: iniciar sesión acceso
    máscara: formato
    messagedialog: mensaje
    modernización: migración
    navegación: navegar
    navigator: paginación paginador
    numberfield: número
    ordenación: ordenar
    passwordfield: contraseña clave
    progressbar: barra progreso
    pruebas: test tests junit
    radiobutton: opción
    recarga: hotswap reiniciar
    repositorio: dao
    requisitos: requerimientos
    ruta: url path
    seguridad: security permisos roles
    servlet: endpoint
    slider: deslizador
    sombras: shadow
    spinner: cargando
    splitter: divisor
    superficies: fondo
    tabbedpane: pestañas
    table: tabla grid datagrid
    tareas: hilos jobs
    tema: oscuro claro
    textarea: multilínea
    textfield: texto
    tipografía: fuente letra
    toast: notificación aviso
    toolbar: barra herramientas
    tree: árbol
    validación: validar comprobar
    actualización: migración upgrade
    vista: página pantalla
  `,
  fi: `
    alert: banneri huomautus ilmoitus
    annotaatio: annotation
    appnav: valikko sivupalkki navigaatio
    arkkityyppi: archetype projektipohja mallipohja template
    asettelu: layout
    asynkroninen: tausta säie async thread
    button: nappi painike
    checkbox: valintaruutu rasti
    choicebox: pudotusvalikko alasvetovalikko dropdown
    colorfield: värivalitsin väri
    combobox: pudotusvalikko dropdown autocomplete
    confirmdialog: vahvistusikkuna vahvistus
    datefield: päivämäärä kalenteri datepicker
    debuggaus: virheenetsintä breakpoint debugger debug
    desktopnotification: työpöytäilmoitus
    dialog: dialogi valintaikkuna modal popup
    drawer: sivupaneeli sivupalkki
    edellytys: vaatimukset järjestelmävaatimukset
    elinkaari: lifecycle
    evaluaattori: evaluator käyttöoikeussääntö
    filechooserdialog: tiedostonvalinta
    fileuploaddialog: upload lataus
    fontti: kirjasin
    historia: history
    icon: kuvake ikoni
    infinitescroll: loputon vieritys
    interval: ajastin timer
    istunto: session sessio
    kenttä: field input syöttökenttä
    kirjautuminen: login signin autentikointi
    koostekomponentti: composite
    kuuntelija: listener handler callback
    käyttöönotto: deploy julkaisu
    lajittelu: järjestäminen sort
    lataaminen: download
    lisenssi: license lisenssiavain
    lista: luettelo list
    listbox: luetteloruutu valintalista
    live: hot hotswap
    loading: latausilmaisin
    lähetys: upload
    login: kirjautuminen sisäänkirjautuminen signin
    maski: syöttömaski mask
    messagedialog: viesti-ikkuna
    modernisointi: migraatio legacy
    muunnos: konversio converter transformer
    navigator: sivutus pager
    numberfield: numerokenttä luku
    näkymä: view sivu page
    näkyvyysalue: scope
    passwordfield: salasana
    progressbar: edistymispalkki latauspalkki
    päivitys: upgrade migraatio
    radiobutton: valintanappi radiopainike
    reititys: routing navigointi router
    reitti: route url polku
    reunaviiva: border reunus
    saavutettavuus: esteettömyys accessibility
    sarake: kolumni column
    sidonta: binding databinding
    slider: liukusäädin
    spinner: latausilmaisin
    splitter: jakaja
    suodatus: filter haku
    tabbedpane: välilehdet tabs
    table: taulukko grid datagrid
    tapahtuma: event eventti
    taustatyö: job async thread
    teema: dark tumma vaalea
    testaus: junit testit
    textarea: monirivinen tekstialue
    textfield: tekstikenttä
    tietolähde: tietokanta backend
    tietoturva: security oikeudet roolit
    tila: state
    toast: ilmoitus notification snackbar
    toolbar: työkalupalkki
    tree: puu puunäkymä
    tyylit: css ulkoasu muotoilu
    uudelleenkäyttöönotto: hotswap uudelleenkäynnistys redeploy
    validaattori: tarkistus constraint
    validointi: tarkistus validation
    varjot: shadow
    vesileima: kokeiluversio trial
    virheiden: poikkeus exception error
  `,
  nl: `
    aanmelden: inloggen login signin
    achtergrondtaken: jobs async thread
    alert: melding banner bericht
    app: applicatie programma
    appnav: menu navigatie zijbalk sidebar
    archetype: sjabloon template projectsjabloon
    architectuur: opbouw
    assets: bestanden middelen
    asynchrone: async achtergrond thread
    autorisatie: rechten permissies
    beveiliging: security
    binding: koppeling databinding
    browsergeschiedenis: history historie
    button: knop
    checkbox: selectievakje vinkje
    choicebox: keuzelijst dropdown select
    colorfield: kleurkiezer kleur
    combobox: keuzelijst dropdown autocomplete
    confirmdialog: bevestiging bevestigen
    databinding: gegevensbinding formulier
    datefield: datum kalender datepicker datumkiezer
    debuggen: breakpoint breekpunt foutopsporing
    desktopnotification: bureaubladmelding notificatie
    dialog: dialoogvenster dialoog modal popup
    downloaden: exporteren
    drawer: lade zijpaneel sidebar
    evaluators: toegangsregel
    event: gebeurtenis
    exception: uitzondering fout
    filechooserdialog: bestandskiezer bestand
    fileuploaddialog: uploaden
    filteren: zoeken gefilterd gefilterde
    foutafhandeling: exception uitzondering error
    icoon: pictogram icon
    infinitescroll: oneindig bijladen
    interval: timer klok
    kolommen: tabelkolom tabelkolommen
    lay-out: layout indeling
    licentie: licentiesleutel license
    listbox: lijst select
    listener: luisteraar handler callback
    live: hot hotswap
    loading: laadscherm laden
    login: inloggen aanmelden
    masker: invoermasker opmaak
    messagedialog: berichtvenster
    modernisering: migratie legacy
    navigatielevenscyclus: levenscyclus lifecycle
    navigator: paginering bladeren pager
    numberfield: getal getallenveld
    passwordfield: wachtwoord
    progressbar: voortgangsbalk voortgang
    queryparameters: zoekparameters
    radiobutton: keuzerondje radioknop
    redeployment: hotswap herstarten
    repository: dao opslag
    route: url pad
    routepatronen: routeparameter padparameter
    routing: routering navigatie router
    schaduw: shadow
    slider: schuifregelaar
    sorteren: volgorde
    spinner: laadindicator
    splitter: gesplitst
    styling: css opmaak vormgeving
    tabbedpane: tabs tabbladen
    table: tabel tabellen grid datagrid
    testen: junit tests
    textarea: tekstvak meerregelig
    textfield: tekstveld invoerveld
    thema: donker licht dark
    toast: melding notificatie snackbar
    toestand: state status
    toolbar: werkbalk
    tree: boom boomstructuur
    typografie: lettertype font
    upgradehandleidingen: migratie upgrade migreren
    upgraden: migratie upgrade migreren
    validatie: controle validation valideren
    validators: controle constraint
    velden: formulierveld invoerveld invoervelden
    vereisten: systeemeisen requirements
    view: pagina scherm weergave
    watermerk: proefversie
  `,
};

/** Synonyms by the stem of the word in the documentation. */
export type Synonyms = ReadonlyMap<string, string[]>;

/** Returns the synonyms of a language, or none if it has no list. */
export function synonymsOf(locale: Locale, stem: (word: string) => string): Synonyms {
  const lines = (words[locale] ?? '').split('\n').filter((line) => line.trim() !== '');
  return new Map(
    lines.map((line) => {
      const [word = '', others = ''] = line.split(':');
      return [stem(word.trim()), others.trim().split(' ').map(fold)];
    }),
  );
}

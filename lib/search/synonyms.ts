import type { Locale } from '../shared/i18n/locales';
import { fold, han, tokenize } from '../shared/search/text';

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
  fr: `
    actualisation: rafraîchir refresh
    alert: bannière avis message
    application: appli app programme
    appnav: menu navigation
    archétypes: archetype template squelette
    arrière-plan: thread async
    asynchrones: async thread
    authentification: login connexion
    bordures: border
    button: bouton
    champs: saisie input
    checkbox: case coche
    choicebox: liste déroulante dropdown select
    colonnes: columns
    colorfield: couleur
    combobox: liste déroulante dropdown autocomplétion
    confirmdialog: confirmation
    connexion: login authentification
    datefield: calendrier datepicker
    débogage: breakpoint debugger debug
    déploiement: deploy publier production
    desktopnotification: notification système
    dialog: dialogue modal modale fenêtre popup
    drawer: tiroir sidebar
    écouteurs: listener handler callback
    erreurs: exception exceptions
    état: state
    événements: event events
    filechooserdialog: sélecteur
    fileuploaddialog: téléverser upload
    filtrage: filtrer chercher rechercher
    formulaire: form
    icon: icône pictogramme
    infinitescroll: défilement infini
    interval: minuteur minuterie timer
    jobs: tâches
    liaison: binding databinding lier
    licence: license clé
    listbox: liste select
    loading: chargement
    login: connexion
    masque: format mask
    messagedialog: message
    modernisation: migration legacy
    modification: éditer modifier
    navigation: naviguer
    navigator: pagination paginer
    numberfield: nombre
    passwordfield: mot passe password
    polices: font fonte
    prérequis: configuration requise
    progressbar: progression
    radiobutton: radio
    rechargement: hotswap reload
    redéploiement: hotswap redémarrage
    refresher: actualiser
    renderers: rendu
    repository: dao dépôt
    requête: query
    routage: routing router navigation
    route: url chemin
    sécurité: security permissions rôles
    sélection: sélectionner choisir
    slider: curseur
    spinner: chargement
    splitter: séparateur
    styles: css apparence
    tabbedpane: onglets tabs
    table: tableau grille datagrid
    téléchargement: download exporter
    tests: junit
    textarea: multiligne
    textfield: texte
    thèmes: sombre clair dark
    toast: notification snackbar
    toolbar: barre outils
    traduction: i18n internationalisation
    transformation: convertir conversion converter
    tree: arbre arborescence
    tri: trier ordre
    typographie: police fonte
    upgrade: migration version
    validateurs: contrainte contrôle
    validation: valider contrôle contrainte
    vue: page écran
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
  // Chinese keys are two characters long, because the index stores pairs. For longer words, they are the last two.
  zh: `
    上传: upload
    下载: 导出
    主题: 皮肤 换肤 深色 暗黑
    事件: 回调 监听
    会话: session
    分页: 翻页
    刷新: 更新 重载
    加载: 载入
    升级: 迁移 更新
    命名: namespace
    图标: icon
    复合: composite
    字体: font
    存储: 缓存 cookie
    安全: 权限 security
    导航: 跳转
    布局: 排版 layout
    异常: 错误 报错
    异步: 线程 后台 async
    按钮: button
    授权: 权限
    排序: sort
    提示: 通知 消息
    日期: 日历 时间
    更新: 刷新
    架构: 结构
    校验: 验证 validation
    样式: 外观 css
    模板: 脚手架
    水印: 试用
    测试: 单测 junit
    生命: lifecycle
    登录: 认证 登陆 login
    监听: 回调
    筛选: 过滤 搜索
    线程: 并发
    组件: 控件
    绑定: binding
    表单: form
    表格: 网格 grid
    视图: 页面 界面
    许可: 授权 激活 license
    调试: 断点 debug
    路由: 跳转 地址 router
    过滤: 筛选 搜索
    部署: 发布 上线 deploy
    配置: 设置 参数
    重载: 热更新 热部署
    错误: 异常 报错
    验证: 校验 validation
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
      return [stem(word.trim()), others.trim().split(' ').flatMap(termsOf)];
    }),
  );
}

/** Returns the terms that the index stores for a word: pairs of characters in Chinese. */
function termsOf(word: string): string[] {
  return han.test(word) ? tokenize(word).map(({ term }) => term) : [fold(word)];
}

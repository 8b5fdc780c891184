/** Themes of diagrams, one per color mode. Changing them causes all diagrams to be drawn again. */
export const diagramThemes = {
  light: {
    background: '#ffffff',
    primaryColor: '#eef2f7',
    primaryTextColor: '#152033',
    primaryBorderColor: '#53617a',
    secondaryColor: '#e8f0fe',
    secondaryBorderColor: '#1a56db',
    tertiaryColor: '#f6f8fb',
    tertiaryBorderColor: '#dbe2ec',
    lineColor: '#53617a',
    textColor: '#152033',
    edgeLabelBackground: '#ffffff',
    clusterBkg: '#f6f8fb',
    clusterBorder: '#dbe2ec',
    noteBkgColor: '#fdf1df',
    noteTextColor: '#152033',
    noteBorderColor: '#9a4b00',
    activationBkgColor: '#e8f0fe',
    activationBorderColor: '#1a56db',
  },
  dark: {
    darkMode: true,
    background: '#0d131c',
    primaryColor: '#182231',
    primaryTextColor: '#e7edf6',
    primaryBorderColor: '#8797af',
    secondaryColor: '#15294d',
    secondaryBorderColor: '#86b4ff',
    tertiaryColor: '#121a26',
    tertiaryBorderColor: '#273449',
    lineColor: '#a3b1c6',
    textColor: '#e7edf6',
    edgeLabelBackground: '#0d131c',
    clusterBkg: '#121a26',
    clusterBorder: '#273449',
    noteBkgColor: '#33250f',
    noteTextColor: '#e7edf6',
    noteBorderColor: '#f2b866',
    activationBkgColor: '#15294d',
    activationBorderColor: '#86b4ff',
  },
} as const;

/** Color mode of a diagram. */
export type DiagramTheme = keyof typeof diagramThemes;

/**
 * Settings of Mermaid. Diagrams are embedded as images. Images can only use system fonts, so the font is Arial or a
 * metric-compatible one. Images show no HTML, so labels are SVG text.
 * @see https://mermaid.js.org/config/schema-docs/config.html
 */
export const diagramSettings = {
  startOnLoad: false,
  theme: 'base',
  fontFamily: 'Arial, "Liberation Sans", Helvetica, sans-serif',
  htmlLabels: false,
  securityLevel: 'strict',
  flowchart: { useMaxWidth: false },
  sequence: { useMaxWidth: false, mirrorActors: false },
  state: { useMaxWidth: false },
  class: { useMaxWidth: false },
} as const;

import type { AnatomyPlace } from '../reference/anatomies';

/** A place in a preview file, 1-based. */
export type Place = { line: number; column: number };

/** A text in a preview. Line breaks and indentation are one space. */
export type PreviewText = Place & { type: 'text'; text: string };

/** An element of a preview, as the author has written it. */
export type PreviewElement = Place & {
  type: 'element';
  tag: string;
  /** Values by name. A flag is an empty text. */
  attributes: Map<string, string>;
  places: Map<string, Place>;
  children: PreviewNode[];
};

/** Part of a preview. */
export type PreviewNode = PreviewText | PreviewElement;

/** A defect of a preview with its place. */
export type Fault = Place & { message: string };

/** A parsed preview file. */
export type ParsedPreview = {
  /** States of the demo, side by side. A preview without `<preview-step>` is one step. */
  steps: PreviewElement[];
  /** Texts that the sample computes, so that they are not in its source. */
  computed: Set<string>;
  /** Elements that the sample adds but the preview leaves out on purpose. */
  omitted: Set<string>;
  faults: Fault[];
  /** Places of parts, which get numbers. */
  places?: readonly AnatomyPlace[];
};

// What pdfkit 0.20 takes and its types do not name yet.
declare namespace PDFKit.Mixins {
  interface StructureElementOptions {
    /** Of a TH: what it heads. */
    scope?: 'Column' | 'Row';
    /** Of a figure: left, top, right, bottom, in points from the top of the page. */
    bbox?: [number, number, number, number];
  }
  interface PDFMarking {
    struct(tag: string, draw: () => void): PDFStructureElement;
  }
}

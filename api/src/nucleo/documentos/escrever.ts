import type { Folha } from '@merenda/shared/contratos';
import { orgaoDe } from '@merenda/shared/regras';
import PDFDocument from 'pdfkit';
import { paginasDaFolha } from './folhas.js';
import { fonteDoPdf, type Forma } from './letras.js';
import type { Pdf } from './paginas.js';
import { papelDe } from './papel.js';
import { escreverCabecalho, escreverRodape, type Timbre } from './partes.js';
import { pontosDoQr, type Selo } from './selo.js';

/** A sheet with what it says of its issue. */
interface FolhaEmitida {
  folha: Folha;
  selo: Selo;
}

/** What a PDF is made of. */
export interface Documento {
  /** Of the file. */
  titulo: string;
  folhas: readonly FolhaEmitida[];
  timbre: Timbre;
  /** The foot of each page: who issues it, and when. */
  emissao: string;
  emitidoEm: Date;
}

const FORMAS: readonly Forma[] = ['normal', 'negrito', 'italico'];

/** The sheets as one PDF/A-2b, each with its own page numbers. */
export async function escreverDocumento({
  titulo,
  folhas,
  timbre,
  emissao,
  emitidoEm,
}: Documento): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    // None of the library's own fonts: they are not embedded, which PDF/A refuses.
    font: '',
    subset: 'PDF/A-2b',
    pdfVersion: '1.7',
    lang: 'pt-BR',
    displayTitle: true,
    info: {
      Title: titulo,
      Author: orgaoDe(timbre) ?? timbre.nome,
      Creator: 'Merenda Escolar',
      CreationDate: emitidoEm,
      ModDate: emitidoEm,
    },
  });
  const pedacos: Buffer[] = [];
  pdf.on('data', (pedaco: Buffer) => pedacos.push(pedaco));
  const fim = new Promise((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  for (const forma of FORMAS) pdf.registerFont(forma, fonteDoPdf(forma));
  for (const folha of folhas) escreverFolha(pdf, folha, timbre, emissao);
  pdf.end();
  await fim;
  return Buffer.concat(pedacos);
}

function escreverFolha(pdf: Pdf, { folha, selo }: FolhaEmitida, timbre: Timbre, emissao: string): void {
  const papel = papelDe(folha.deitada === true);
  const paginas = paginasDaFolha(folha, timbre);
  const qr = pontosDoQr(selo.endereco);
  for (const [posicao, pagina] of paginas.entries()) {
    pdf.addPage({ size: [papel.largura, papel.altura], margin: 0 });
    if (!pagina.some(({ bloco }) => bloco.timbre)) escreverCabecalho(pdf, timbre, folha.titulo, papel);
    for (const { bloco, y } of pagina) bloco.desenhar(pdf, y);
    escreverRodape(pdf, { emissao, selo, qr, pagina: posicao + 1, paginas: paginas.length }, papel);
  }
}

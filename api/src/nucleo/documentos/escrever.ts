import type { Folha } from '@merenda/shared/contratos';
import { orgaoDe } from '@merenda/shared/regras';
import PDFDocument from 'pdfkit';
import { fonteDoPdf, type Forma } from './letras.js';
import { distribuir, type Bloco, type Pdf } from './paginas.js';
import { MARGEM, papelDe, type Papel } from './papel.js';
import {
  assinados,
  blocoDoTimbre,
  blocosDasAssinaturas,
  blocosDoFiltro,
  blocosDosDados,
  blocosDosTextos,
  escreverCabecalho,
  escreverRodape,
  type Timbre,
} from './partes.js';
import { blocosDoCartaz, blocosDoQuadro } from './quadros.js';
import { pontosDoQr, type Selo } from './selo.js';
import { blocosDaTabela } from './tabelas.js';

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
  const altura = { inicio: MARGEM.timbre, inicioDasOutras: MARGEM.topo, fim: papel.altura - MARGEM.pe };
  const paginas = distribuir(blocosDaFolha(folha, timbre, papel, altura.fim - altura.inicioDasOutras), altura);
  const qr = pontosDoQr(selo.endereco);
  for (const [posicao, pagina] of paginas.entries()) {
    pdf.addPage({ size: [papel.largura, papel.altura], margin: 0 });
    if (!pagina.some(({ bloco }) => bloco.timbre)) escreverCabecalho(pdf, timbre, folha.titulo, papel);
    for (const { bloco, y } of pagina) bloco.desenhar(pdf, y);
    escreverRodape(pdf, { emissao, selo, qr, pagina: posicao + 1, paginas: paginas.length }, papel);
  }
}

/** Letters of a table (points): one in landscape has more columns. */
const TABELA = { emPe: 8.5, deitada: 8 };

/** `pagina` is the height for blocks (points). */
function blocosDaFolha(folha: Folha, timbre: Timbre, papel: Papel, pagina: number): Bloco[] {
  const { titulo, quadro, dados = [], tabelas, textos = [], assinaturas = [], deitada } = folha;
  const cabecalho = blocoDoTimbre(timbre, titulo, papel);
  if (quadro?.forma === 'cartaz') return blocosDoCartaz(quadro, cabecalho, pagina, papel);
  const acima = [cabecalho, ...blocosDoFiltro(folha, papel), ...blocosDosDados(dados, papel)];
  if (quadro) return blocosDoQuadro({ ...folha, quadro }, acima, pagina, papel);
  const tamanho = deitada ? TABELA.deitada : TABELA.emPe;
  return assinados(
    [
      ...acima,
      ...tabelas.flatMap((tabela) => blocosDaTabela(tabela, { papel, tamanho })),
      ...blocosDosTextos(textos, papel),
    ],
    blocosDasAssinaturas(assinaturas, papel),
  );
}

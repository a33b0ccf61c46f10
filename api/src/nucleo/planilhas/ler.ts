import { LIMITES, TIPOS_DE_CELULA, type LinhaDePlanilha, type TipoDeCelula } from '@merenda/shared/contratos';
import { HucreError } from 'hucre';
import { streamOdsRows } from 'hucre/ods';
import { streamXlsxRows } from 'hucre/xlsx';
import { PlanilhaRecusada, type Leitura } from './planilha.js';
import { lerTexto } from './texto.js';
import { nomesDasPartes } from './zip.js';

const MACROS =
  'A planilha tem macros, que não são aceitas. Salve como pasta de trabalho sem macros (.xlsx) e envie de novo.';
const ANTIGA =
  'O arquivo é de uma versão antiga do Excel (.xls) ou tem senha. Salve como .xlsx, sem senha, e envie de novo.';
const OUTRA = 'O arquivo não é uma planilha. Envie .xlsx, .ods ou .csv.';
const DANIFICADA = 'Não foi possível ler a planilha: o arquivo está danificado. Abra, salve de novo e envie.';
const VAZIA = 'A planilha não tem nenhuma linha preenchida na primeira folha.';
const LINHAS_DEMAIS = `A planilha tem mais de ${LIMITES.linhasDaPlanilha.toLocaleString('pt-BR')} linhas. Divida em arquivos menores.`;
const COLUNAS_DEMAIS = `A planilha tem mais de ${LIMITES.colunasDaPlanilha} colunas.`;
const CELULA_DEMAIS = `Uma célula da planilha tem mais de ${LIMITES.celula.toLocaleString('pt-BR')} caracteres.`;

/** The rows above the data: a header, and a title of the sheet above it. */
const MAXIMO = LIMITES.linhasDaPlanilha + 10;

/**
 * The rows of the first sheet, without empty ones. The format is known by the bytes, not by the name. Of a formula the
 * value that the file keeps is read; nothing is calculated.
 */
export async function lerPlanilha(bytes: Buffer): Promise<Leitura> {
  try {
    const linhas: LinhaDePlanilha[] = [];
    for await (const { numero, valores } of linhasDe(bytes)) {
      const linha = escrever(numero, valores);
      if (linha.celulas.length > 0) linhas.push(linha);
      if (linhas.length > MAXIMO) throw new PlanilhaRecusada(LINHAS_DEMAIS);
    }
    return linhas.length > 0 ? { linhas } : { recusa: VAZIA };
  } catch (erro) {
    if (erro instanceof PlanilhaRecusada) return { recusa: erro.message };
    if (erro instanceof HucreError) return { recusa: DANIFICADA };
    throw erro;
  }
}

interface LinhaDoArquivo {
  numero: number;
  valores: readonly unknown[];
}

/** Rows beyond the limit that are read to see that there are too many; a file may end in many empty ones. */
const FOLGA = 50_000;

async function* linhasDe(bytes: Buffer): AsyncGenerator<LinhaDoArquivo> {
  const maxRows = MAXIMO + FOLGA;
  if (comecaCom(bytes, 'D0CF11E0A1B11AE1')) throw new PlanilhaRecusada(ANTIGA);
  if (comecaCom(bytes, '504B0304')) {
    const partes = nomesDasPartes(bytes);
    if (partes.some((parte) => /vbaProject|^Basic\//i.test(parte))) throw new PlanilhaRecusada(MACROS);
    if (partes.includes('xl/workbook.xml')) yield* numeradas(streamXlsxRows(bytes, { maxRows }));
    else if (partes.includes('content.xml')) yield* numeradas(streamOdsRows(bytes, { sheets: [0], maxRows }));
    else throw new PlanilhaRecusada(OUTRA);
  } else for (const [i, valores] of lerTexto(bytes, maxRows).entries()) yield { numero: i + 1, valores };
}

async function* numeradas(
  linhas: AsyncIterable<{ index: number; values: readonly unknown[] }>,
): AsyncGenerator<LinhaDoArquivo> {
  for await (const { index, values } of linhas) yield { numero: index + 1, valores: values };
}

const comecaCom = (bytes: Buffer, hexadecimal: string): boolean =>
  bytes.subarray(0, hexadecimal.length / 2).equals(Buffer.from(hexadecimal, 'hex'));

/** A row without the empty cells at its end. */
function escrever(numero: number, valores: readonly unknown[]): LinhaDePlanilha {
  const celulas = valores.map(celulaDe);
  const ultima = celulas.findLastIndex(({ texto }) => texto.trim() !== '');
  if (ultima >= LIMITES.colunasDaPlanilha) throw new PlanilhaRecusada(COLUNAS_DEMAIS);
  const usadas = celulas.slice(0, ultima + 1);
  if (usadas.some(({ texto }) => texto.length > LIMITES.celula)) throw new PlanilhaRecusada(CELULA_DEMAIS);
  return { numero, celulas: usadas.map(({ texto }) => texto), tipos: usadas.map(({ tipo }) => tipo).join('') };
}

/** Errors of a spreadsheet, in English and in Portuguese. */
const ERRO = /^#(N\/[AD]|REF|DIV\/0|VALUE|VALOR|NAME|NOME|NUM|NÚM|NULL|NULO|SPILL|CALC)[!?]?$/;

function celulaDe(valor: unknown): { texto: string; tipo: TipoDeCelula } {
  if (valor instanceof Date) return { texto: dia(valor), tipo: TIPOS_DE_CELULA.data };
  switch (typeof valor) {
    case 'number':
      return { texto: String(valor), tipo: TIPOS_DE_CELULA.numero };
    case 'boolean':
      return { texto: String(valor), tipo: TIPOS_DE_CELULA.logico };
    case 'string':
      if (valor === '') return { texto: '', tipo: TIPOS_DE_CELULA.vazia };
      return { texto: valor, tipo: ERRO.test(valor) ? TIPOS_DE_CELULA.erro : TIPOS_DE_CELULA.texto };
    default:
      return { texto: '', tipo: TIPOS_DE_CELULA.vazia };
  }
}

/** 'YYYY-MM-DD'; with its time when it is not midnight. */
const dia = (data: Date): string => data.toISOString().replace('T00:00:00.000Z', '');

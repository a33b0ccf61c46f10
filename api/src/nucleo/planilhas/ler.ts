import { LIMITES, TIPOS_DE_CELULA, type LinhaDePlanilha, type TipoDeCelula } from '@merenda/shared/contratos';
import { decimaisDasColunas } from '@merenda/shared/regras';
import { HucreError } from 'hucre';
import { streamOdsRows } from 'hucre/ods';
import { streamXlsxRows } from 'hucre/xlsx';
import { ehZip } from '../zip.js';
import { verOds, verXlsx, type FolhaDoArquivo, type Pasta } from './folhas.js';
import { PlanilhaRecusada, type Leitura, type ModoDeLeitura, type PlanilhaBruta } from './planilha.js';
import { lerTexto } from './texto.js';
import { recusaDoZip, recusarOutrosTipos } from './tipos.js';
import { abrirZip } from './zip.js';

const MACROS =
  'A planilha tem macros, que não são aceitas. Salve como pasta de trabalho sem macros (.xlsx) e envie de novo.';
const DANIFICADA = 'Não foi possível ler a planilha: o arquivo está danificado. Abra-o, salve-o de novo e envie-o.';
const VAZIA = 'A planilha não tem nenhuma linha preenchida.';
const SEM_A_FOLHA = 'A planilha não tem mais a folha escolhida. Escolha o arquivo de novo.';
const LINHAS_DEMAIS = `A planilha tem mais de ${LIMITES.linhasDaPlanilha.toLocaleString('pt-BR')} linhas. Divida em arquivos menores.`;
const COLUNAS_DEMAIS = `A planilha tem mais de ${LIMITES.colunasDaPlanilha} colunas.`;
const CELULA_DEMAIS = `Uma célula da planilha tem mais de ${LIMITES.celula.toLocaleString('pt-BR')} caracteres.`;

/** The rows above the data: a header, and a title of the sheet above it. */
const MAXIMO = LIMITES.linhasDaPlanilha + 10;

/** Rows beyond the limit that are read to see that there are too many; a file may end in many empty ones. */
const FOLGA = 50_000;
const maxRows = MAXIMO + FOLGA;

/**
 * The rows of a file, without empty ones: of a workbook those of one sheet, the first visible one that has any. The
 * format is known by the bytes, not by the name. Of a formula the value that the file keeps is read; nothing is
 * calculated.
 */
export async function lerPlanilha(bytes: Buffer, modo: ModoDeLeitura = {}): Promise<Leitura> {
  try {
    return ehZip(bytes) ? await lerPasta(bytes, modo) : await lerOutro(bytes, modo);
  } catch (erro) {
    if (erro instanceof PlanilhaRecusada) return { recusa: erro.message };
    if (erro instanceof HucreError) return { recusa: DANIFICADA };
    throw erro;
  }
}

async function lerOutro(bytes: Buffer, { titulos }: ModoDeLeitura): Promise<PlanilhaBruta> {
  recusarOutrosTipos(bytes);
  const { descricao, linhas, avisos } = lerTexto(bytes, maxRows, new Set(titulos));
  const lidas = await preenchidas(linhas.map((valores, i) => ({ index: i, values: valores })));
  if (lidas.length === 0) throw new PlanilhaRecusada(VAZIA);
  return {
    arquivo: { descricao, folhas: [], folha: null, avisos },
    linhas: lidas,
    decimais: decimaisDasColunas(lidas),
  };
}

async function lerPasta(zip: Buffer, { folha: pedida }: ModoDeLeitura): Promise<PlanilhaBruta> {
  const [xlsx, ods] = [verXlsx(), verOds()];
  const { partes, bytes } = abrirZip(zip, (parte) => {
    xlsx.ver(parte);
    ods.ver(parte);
  });
  if (partes.some((parte) => /vbaProject|^Basic\//i.test(parte))) throw new PlanilhaRecusada(MACROS);
  if (partes.includes('xl/workbook.xml'))
    return lerFolha('Excel (XLSX)', xlsx.pasta(), pedida, ({ nome }) =>
      streamXlsxRows(bytes, { sheet: nome, maxRows }),
    );
  if (partes.includes('content.xml'))
    return lerFolha('ODS', ods.pasta(), pedida, ({ posicao }) => streamOdsRows(bytes, { sheets: [posicao], maxRows }));
  throw new PlanilhaRecusada(recusaDoZip(partes));
}

/** The sheet that was asked for, or the first visible one with a filled row. */
async function lerFolha(
  descricao: string,
  { folhas, desde1904 }: Pasta,
  pedida: string | undefined,
  linhasDe: (folha: FolhaDoArquivo) => AsyncIterable<LinhaDoArquivo>,
): Promise<PlanilhaBruta> {
  const visiveis = folhas.filter(({ oculta }) => !oculta);
  const candidatas =
    pedida === undefined ? (visiveis.length > 0 ? visiveis : folhas) : folhas.filter(({ nome }) => nome === pedida);
  if (folhas.length === 0) throw new PlanilhaRecusada(DANIFICADA);
  if (candidatas.length === 0) throw new PlanilhaRecusada(SEM_A_FOLHA);
  for (const folha of candidatas) {
    const linhas = await preenchidas(linhasDe(folha), folha.linhasOcultas);
    if (linhas.length === 0) continue;
    return {
      arquivo: {
        descricao,
        folhas: folhas.map(({ nome, oculta }) => ({ nome, oculta })),
        folha: folha.nome,
        avisos: avisoDasOcultas(linhas),
      },
      linhas,
      decimais: decimaisDasColunas(linhas),
      ...(desde1904 && { desde1904 }),
    };
  }
  throw new PlanilhaRecusada(VAZIA);
}

function avisoDasOcultas(linhas: readonly LinhaDePlanilha[]): string[] {
  const ocultas = linhas.filter(({ oculta }) => oculta).length;
  if (ocultas === 0) return [];
  return [
    ocultas === 1
      ? 'Uma linha está oculta na planilha e foi lida como as outras.'
      : `${ocultas.toLocaleString('pt-BR')} linhas estão ocultas na planilha e foram lidas como as outras.`,
  ];
}

interface LinhaDoArquivo {
  /** Its position, from 0. */
  index: number;
  values: readonly unknown[];
}

async function preenchidas(
  linhas: AsyncIterable<LinhaDoArquivo> | Iterable<LinhaDoArquivo>,
  ocultas?: ReadonlySet<number>,
): Promise<LinhaDePlanilha[]> {
  const lidas: LinhaDePlanilha[] = [];
  for await (const { index, values } of linhas) {
    const linha = escrever(index + 1, values);
    if (linha.celulas.length === 0) continue;
    if (ocultas?.has(linha.numero)) linha.oculta = true;
    lidas.push(linha);
    if (lidas.length > MAXIMO) throw new PlanilhaRecusada(LINHAS_DEMAIS);
  }
  return lidas;
}

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

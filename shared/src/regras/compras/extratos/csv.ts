import { dataComparavel, lerDataDigitada } from '../../../formatos/datas.js';
import { ehIlegivel, lerMoeda } from '../../../formatos/leitura.js';
import { tituloPorExtenso } from '../../importacao/palavras.js';
import type { LancamentoLido } from './ofx.js';

/** The columns of the banks' statements, with the titles of Banco do Brasil and of Caixa. */
const TITULOS = {
  data: ['Data', 'Data_Mov', 'Data Mov.', 'Data Movimento', 'Data do lançamento', 'Data lançamento'],
  historico: ['Histórico', 'Lançamento', 'Descrição', 'Texto'],
  detalhes: ['Detalhes', 'Complemento'],
  documento: ['Número do documento', 'N° documento', 'Nº documento', 'Nr_Doc', 'Nr. Doc.', 'Documento'],
  valor: ['Valor', 'Valor (R$)', 'Valor R$'],
  sinal: ['Deb_Cred', 'Déb./Créd.', 'D/C', 'Tipo lançamento', 'Inf.'],
  debito: ['Débito', 'Débito (R$)', 'Débitos'],
  credito: ['Crédito', 'Crédito (R$)', 'Créditos'],
} as const;
type Coluna = keyof typeof TITULOS;

/** The known titles, written out: they tell the separator of a file. */
export const TITULOS_DO_EXTRATO: ReadonlySet<string> = new Set(Object.values(TITULOS).flat().map(tituloPorExtenso));

/** What the identifiers of lines of a CSV begin with. */
const DO_CSV = 'CSV ';

/** Whether an identifier is of a line of a CSV, not the bank's. */
export const veioDoCsv = (fitid: string): boolean => fitid.startsWith(DO_CSV);

/** Rows in which the header may be: some banks write branch and account above it. */
const LINHAS_ATE_O_TITULO = 15;
const NAO_E_EXTRATO =
  'O arquivo não é um extrato que possa ser lido: faltam as colunas de data e de valor. Baixe o extrato no formato OFX ou CSV.';
/** What banks write on the lines of a balance, which are no movement. */
const SALDO = /^s\s*a\s*l\s*d\s*o\b/i;
const COM_PONTO_DECIMAL = /^\d+\.\d{2}$/;

/**
 * Reads a statement that a bank exported as CSV. Its lines have no identifier: theirs is day, value, document, text, and
 * the number among equal lines of the file, so that a file that arrives twice adds nothing. The answer is a sentence with
 * the number of the line where one cannot be read.
 */
export function lerExtratoCsv(linhas: readonly string[][]): { lancamentos: LancamentoLido[] } | { recusa: string } {
  const cabecalho = linhas.slice(0, LINHAS_ATE_O_TITULO).findIndex((linha) => {
    const achadas = colunasDe(linha);
    return achadas.has('data') && (achadas.has('valor') || achadas.has('debito'));
  });
  if (cabecalho < 0) return { recusa: NAO_E_EXTRATO };
  const colunas = colunasDe(linhas[cabecalho] ?? []);
  const lancamentos: LancamentoLido[] = [];
  const iguais = new Map<string, number>();
  for (const [posicao, linha] of linhas.entries()) {
    const celula = (coluna: Coluna) => (linha[colunas.get(coluna) ?? -1] ?? '').replace(/\s+/g, ' ').trim();
    const historico = [celula('historico'), celula('detalhes')].filter(Boolean).join(' – ');
    if (posicao <= cabecalho || linha.every((texto) => texto.trim() === '') || SALDO.test(historico)) continue;
    const data = lerDataDigitada(celula('data')) ?? lerCompacta(celula('data'));
    if (data === null)
      return { recusa: `A linha ${posicao + 1} do extrato tem a data "${celula('data')}", que não existe.` };
    const valor = valorDe(celula);
    if (valor === null)
      return { recusa: `A linha ${posicao + 1} do extrato tem o valor "${escrito(celula)}", que não se lê.` };
    const lido = { data: dataComparavel(data), valor: valor.toFixed(2), historico, documento: celula('documento') };
    const identidade = [lido.data, lido.valor, lido.documento, lido.historico].join(' ');
    const ordem = (iguais.get(identidade) ?? 0) + 1;
    iguais.set(identidade, ordem);
    lancamentos.push({ ...lido, fitid: `${DO_CSV}${identidade} ${ordem}` });
  }
  return { lancamentos };
}

function colunasDe(linha: readonly string[]): Map<Coluna, number> {
  const titulos = linha.map(tituloPorExtenso);
  return new Map(
    (Object.keys(TITULOS) as Coluna[]).flatMap((coluna) => {
      const posicao = titulos.findIndex((titulo) =>
        TITULOS[coluna].some((conhecido) => tituloPorExtenso(conhecido) === titulo),
      );
      return posicao < 0 ? [] : [[coluna, posicao] as const];
    }),
  );
}

/** Caixa writes 'YYYYMMDD'. */
const lerCompacta = (texto: string): string | null =>
  lerDataDigitada(texto.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));

type Celulas = (coluna: Coluna) => string;

const escrito = (celula: Celulas): string => celula('valor') || celula('debito') || celula('credito');

/** R$; below zero it left the account: by a sign, by 'D' behind the value or in its own column, or by the column of debits. */
function valorDe(celula: Celulas): number | null {
  const [, sinal = '', modulo = '', letra = ''] = /^([+-]?)\s*(.*?)\s*([CD]?)$/i.exec(escrito(celula)) ?? [];
  const lido = COM_PONTO_DECIMAL.test(modulo) ? Number(modulo) : lerMoeda(modulo);
  if (lido === null || ehIlegivel(lido)) return null;
  const saiu =
    sinal === '-' ||
    /^(d|sa[ií]da)/i.test(letra || celula('sinal')) ||
    (celula('valor') === '' && celula('debito') !== '');
  return saiu ? -lido : lido;
}

import { dataIsoValida, formatarData } from '../../../formatos/datas.js';
import { formatarMoeda } from '../../../formatos/numeros.js';

/** A line of a bank statement. */
export interface LancamentoLido {
  /** The bank's identifier: a line that arrives twice has the same one. */
  fitid: string;
  /** 'YYYY-MM-DD'. */
  data: string;
  /** R$ with two decimals; below zero it left the account. */
  valor: string;
  historico: string;
  documento: string;
}

export interface ExtratoLido {
  banco: string;
  conta: string;
  lancamentos: LancamentoLido[];
}

/** Opening and closing tags with the text behind them. The header of OFX 1 and the declarations of OFX 2 have none. */
const TAG = /<(\/?)([A-Za-z][\w.]*)>([^<]*)/g;
const FIM = /<\/OFX>\s*$/i;
const VALOR = /^[+-]?\d+(?:[.,]\d{1,2})?$/;

const ENTIDADES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', apos: "'" };
const comoTexto = (texto: string): string =>
  texto
    .replace(/&(amp|lt|gt|nbsp|quot|apos);/g, (_, nome: string) => ENTIDADES[nome] ?? '')
    .replace(/\s+/g, ' ')
    .trim();

const NAO_E_OFX = 'O arquivo não é um extrato OFX. Baixe o extrato da conta no site do banco, no formato OFX.';

/**
 * Reads a bank statement in OFX 1 (SGML, whose values have no closing tags) or OFX 2 (XML). The answer is a sentence for
 * the user where the file is no statement, is cut in the middle, has several accounts, or a line that cannot be read.
 */
export function lerOfx(texto: string): ExtratoLido | { recusa: string } {
  if (!/<OFX>/i.test(texto)) return { recusa: NAO_E_OFX };
  const contas = new Map<string, { banco: string; conta: string }>();
  const lancamentos: LancamentoLido[] = [];
  let banco = '';
  let atual: Record<string, string> | null = null;
  for (const [, fecha, nome = '', conteudo = ''] of texto.matchAll(TAG)) {
    const tag = nome.toUpperCase();
    const valor = comoTexto(conteudo);
    if (tag === 'STMTTRN') {
      if (!fecha) atual = {};
      else if (atual) {
        const lido = lancamentoDe(atual, lancamentos.length + 1);
        if ('recusa' in lido) return lido;
        lancamentos.push(lido);
        atual = null;
      }
    } else if (fecha) continue;
    else if (atual) atual[tag] = valor;
    else if (tag === 'BANKID') banco = valor;
    else if (tag === 'ACCTID') contas.set(`${banco} ${valor}`, { banco, conta: valor });
  }
  if (!FIM.test(texto)) return { recusa: cortado(lancamentos.at(-1)) };
  const [conta, outra] = contas.values();
  if (!conta) return { recusa: NAO_E_OFX };
  if (outra) return { recusa: 'O arquivo tem extratos de mais de uma conta. Baixe o da conta do PNAE, sozinho.' };
  return { ...conta, lancamentos };
}

function cortado(ultimo: LancamentoLido | undefined): string {
  const onde =
    ultimo === undefined
      ? 'nenhum lançamento chegou inteiro'
      : `o último lançamento inteiro é o de ${formatarData(ultimo.data)}, de ${formatarMoeda(ultimo.valor)}`;
  return `O arquivo está cortado no meio: ${onde}. Nada foi guardado; baixe o extrato de novo.`;
}

function lancamentoDe(campos: Record<string, string>, numero: number): LancamentoLido | { recusa: string } {
  const { FITID: fitid = '', DTPOSTED = '', TRNAMT = '', MEMO, NAME, CHECKNUM, REFNUM } = campos;
  const data = DTPOSTED.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3');
  if (!dataIsoValida(data))
    return { recusa: `O lançamento ${numero} do extrato tem a data "${DTPOSTED}", que não existe.` };
  if (!VALOR.test(TRNAMT))
    return { recusa: `O lançamento ${numero} do extrato tem o valor "${TRNAMT}", que não se lê.` };
  if (fitid === '') return { recusa: `O lançamento ${numero} do extrato não tem o identificador do banco (FITID).` };
  const documento = CHECKNUM || REFNUM || '';
  const historico = [NAME, MEMO].flatMap((parte) => parte || []).join(' – ');
  return { fitid, data, valor: Number(TRNAMT.replace(',', '.')).toFixed(2), historico, documento };
}

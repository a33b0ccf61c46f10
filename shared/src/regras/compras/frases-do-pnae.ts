import { formatarMoeda, formatarQuantidade } from '../../formatos/numeros.js';
import {
  PARCELAS_DO_REPASSE,
  ROTULOS_BARRA_DO_PNAE,
  type BarraDoPnae,
} from '../../vocabulario/compras/recursos-pnae.js';
import { regraAConferir } from '../cadastros/regras-pnae.js';

/** What is written of a rule. */
interface RegraEscrita {
  operador: string;
  /** Null where the norm gives no figure. */
  valor: number | null;
  certeza: string;
}

interface BarraJulgada {
  codigo: BarraDoPnae;
  atende: boolean | null;
  diferenca: number;
  podeMudar: boolean;
}

/** A bar with its rule and the share that was received. */
interface BarraComRegra extends BarraJulgada {
  regra: RegraEscrita | null;
  recebido: { percentual: number | null };
}

/** The account of a year, R$. */
interface ContaDoAno {
  transferido: number;
  saldoAnterior: number;
  rendimentos: number;
  devolvido: number;
  /** What the enrolments of the year before let expect; null without them. */
  previsto: number | null;
  parcelaPrevista: number | null;
  /** 'DD/MM/YYYY' */
  usarAte: string;
}

const FALTA: Record<BarraDoPnae, (valor: string) => string> = {
  AF: (valor) => `Faltam ${valor} de agricultura familiar até dezembro.`,
  INNATURA: (valor) => `Faltam ${valor} em alimentos in natura.`,
  ULTRA: (valor) => `${valor} acima do máximo de processados e ultraprocessados.`,
  INGR: (valor) => `${valor} acima do máximo de ingredientes culinários.`,
  MULHER: (valor) => `Faltam ${valor} em nome de mulheres na venda direta de famílias.`,
};

const SEM_BASE: Partial<Record<BarraDoPnae, string>> = {
  AF: 'Registre os repasses do ano.',
  MULHER: 'Nada recebido na venda direta de famílias.',
};

/** What a bar says: 'Faltam R$ 59.875,00 de agricultura familiar até dezembro.' */
export function fraseDaBarra({ codigo, atende, diferenca, podeMudar }: BarraJulgada): string {
  if (atende === null) return SEM_BASE[codigo] ?? 'Nada recebido.';
  const frase = atende ? 'Atende.' : FALTA[codigo](formatarMoeda(diferenca));
  if (!podeMudar) return frase;
  const quando = codigo === 'MULHER' ? 'o sexo dos titulares for informado' : 'os itens forem classificados';
  return `${frase} ${atende ? 'Pode deixar de atender' : 'Pode passar a atender'} quando ${quando}.`;
}

/** '30,65%', or null while there is nothing to divide by. */
export const percentualEscrito = (percentual: number | null): string | null =>
  percentual === null ? null : `${formatarQuantidade(percentual, 2)}%`;

/** 'mínimo de 45%', with '(a conferir)' where the rule must still be compared with its norm; null without a figure. */
export function limiteEscrito(regra: RegraEscrita | null): string | null {
  if (regra?.valor == null) return null;
  const limite = `${regra.operador === '>=' ? 'mínimo' : 'máximo'} de ${formatarQuantidade(regra.valor, 2)}%`;
  return regraAConferir(regra.certeza) ? `${limite} (a conferir)` : limite;
}

/** '30,65% (mínimo de 45%). Faltam R$ 59.875,00 de agricultura familiar até dezembro.' */
export function resumoDaBarra(barra: BarraComRegra): string {
  const [percentual, limite] = [percentualEscrito(barra.recebido.percentual), limiteEscrito(barra.regra)];
  if (percentual === null) return fraseDaBarra(barra);
  return `${percentual}${limite === null ? '' : ` (${limite})`}. ${fraseDaBarra(barra)}`;
}

/** The facts of the account of a year, as screen and paper name them. */
export function contaDoPnae({ recursos }: { recursos: ContaDoAno }): { rotulo: string; valor: string }[] {
  const { previsto, parcelaPrevista } = recursos;
  return [
    { rotulo: 'Repassado', valor: formatarMoeda(recursos.transferido) },
    {
      rotulo: 'Previsto pelas matrículas',
      valor:
        previsto === null || parcelaPrevista === null
          ? 'Sem matrículas do ano anterior'
          : `${formatarMoeda(previsto)} (${PARCELAS_DO_REPASSE} parcelas de ${formatarMoeda(parcelaPrevista)})`,
    },
    { rotulo: 'Saldo anterior', valor: formatarMoeda(recursos.saldoAnterior) },
    { rotulo: 'Rendimentos', valor: formatarMoeda(recursos.rendimentos) },
    { rotulo: 'Devolvido', valor: formatarMoeda(recursos.devolvido) },
    { rotulo: 'Usar o saldo até', valor: recursos.usarAte },
  ];
}

/** How the figures are computed, below them. */
export const COMO_SE_CALCULA_O_PNAE =
  'A agricultura familiar é comparada com o que o FNDE repassou no ano; as mulheres, com a venda direta de famílias; as outras metas, com tudo o que foi contratado, recebido ou pago. Mínimos são cortados e máximos arredondados para cima.';

/** 'Agricultura familiar: 30,65% → 45%. Passa a atender o mínimo de 45%.' */
export function efeitoEscrito({ agora, comIsto }: Record<'agora' | 'comIsto', BarraComRegra>): string {
  const [antes, depois] = [agora, comIsto].map(({ recebido }) => percentualEscrito(recebido.percentual) ?? '0%');
  const mudanca = `${ROTULOS_BARRA_DO_PNAE[comIsto.codigo]}: ${antes} → ${depois}.`;
  const limite = limiteEscrito(comIsto.regra);
  if (limite === null || comIsto.atende === null) return mudanca;
  if (comIsto.atende) return agora.atende === false ? `${mudanca} Passa a atender o ${limite}.` : mudanca;
  return `${mudanca} ${agora.atende === true ? 'Deixa de atender' : 'Não atende'} o ${limite}.`;
}

/** The month from which a year that will fail is remembered: until then most of the year is still to be bought. */
const MES_DO_LEMBRETE = 9;

/**
 * What is remembered of family farming: from September on, when the forecast fails its goal; otherwise null.
 * @param dia 'YYYY-MM-DD', today
 * @param prevista the bar at the end of the year
 */
export const lembreteDoPnae = (dia: string, prevista: BarraComRegra): string | null =>
  Number(dia.slice(5, 7)) >= MES_DO_LEMBRETE && prevista.codigo === 'AF' && prevista.atende === false
    ? `Agricultura familiar prevista até dezembro: ${resumoDaBarra(prevista)}`
    : null;

import type { PrevisaoDoPnae } from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import { somar, type ParcelaDoPnae } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { hoje } from '../../nucleo/relogio.js';
import { distribuirFaltas } from '../necessidades/distribuicao.js';
import { montarSemCobertura } from '../necessidades/sem-cobertura.js';
import { RECEBIDA } from '../solicitacoes/consultas.js';
import { barrasDaBase, lerBaseDoPnae } from './base.js';
import { DO_PNAE } from './parcelas.js';
import { dosPedidos, parcelasDosItens } from './simulacao.js';

/**
 * The shares at the end of this year: what was received, what requests still wait for, and what the calendar will need of
 * all units until 31 December, at the price of the contracts that cover it (specification 4, 4.3 and 4.4). What no contract
 * covers is in no share.
 */
export async function previsaoDoPnae({ banco }: Pick<Contexto, 'banco'>): Promise<PrevisaoDoPnae> {
  const de = hoje();
  const ate = `${de.slice(0, 4)}-12-31`;
  const [base, aReceber, { pedidos, semCobertura, produtos, simuladas }] = await Promise.all([
    lerBaseDoPnae(banco, Number(de.slice(0, 4))),
    parcelasDosItens(banco, sql`round(x.aberta * i.preco_unidade, 2)`, EM_ABERTO),
    distribuirFaltas({ banco }, ATIVAS, { de, ate }),
  ]);
  const doCalendario = await dosPedidos(
    banco,
    pedidos.map(({ candidato: { oferta, produtoId }, embalagens }) => ({
      aquisicao: { id: oferta.aquisicao.id },
      fornecedor: { id: oferta.fornecedor.id },
      itens: [{ produto: { id: produtoId }, quantidade: embalagens }],
    })),
  );
  const descoberto = montarSemCobertura(semCobertura, produtos);
  const ultimo = simuladas.flatMap(({ dias }) => dias.map(({ dia }) => dia)).reduce((a, b) => (a > b ? a : b), '');
  return {
    ate: formatarData(ate),
    barras: barrasDaBase(base, [...aReceber, ...doCalendario]),
    aReceber: valorDe(aReceber),
    doCalendario: valorDe(doCalendario),
    semContrato: somar(descoberto.flatMap(({ valor }) => valor ?? [])).toNumber(),
    ultimoDia: ultimo === '' ? null : formatarData(ultimo),
  };
}

const valorDe = (parcelas: readonly ParcelaDoPnae[]): number => somar(parcelas.map((uma) => uma.recebido)).toNumber();

/** The money is the municipality's: all units that are active, also those that are not the user's. */
const ATIVAS: Parameters<typeof distribuirFaltas>[1] = (coluna) =>
  sql`${coluna} in (select ativas.id from unidades_educacionais ativas where ativas.ativa)`;

/** The packages that requests still wait for, by item of a contract. */
const EM_ABERTO = sql`
  join (select x.item_proposta_id, sum(x.quantidade - ${RECEBIDA}) as aberta
    from itens_solicitacao x join solicitacoes s on s.id = x.solicitacao_id
    where s.status in ('AGUARDANDO', 'ENVIADA') group by 1) x on x.item_proposta_id = i.id
  where ${DO_PNAE}`;

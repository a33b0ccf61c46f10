import { FIGURAS, type BuscaHoje, type Cartao, type Figura, type FiguraDeHoje } from '@merenda/shared/contratos';
import { DIAS_DE_USO, papelNaAprovacao, podeVerFigura, somar, somarDias } from '@merenda/shared/regras';
import { sql, type SQL } from 'drizzle-orm';
import { dasUnidadesDe, dosEstoquesDe, lerAbertas, limitadoA } from '../../acesso/index.js';
import type { Contexto } from '../../banco/contexto.js';
import { primeira } from '../../banco/restricoes.js';
import { comAulaEm } from '../../cadastros/index.js';
import { refeicoesPorExecutar } from '../../cardapios/index.js';
import { aquisicoesEmAlerta, solicitacoesPendentes } from '../../compras/index.js';
import { movimentacoesAReceber, validadesVencendo, valorDosEstoques } from '../../estoque/index.js';
import { contarAvisos } from '../../mecanismos/notificacoes/fonte.js';
import { hoje } from '../../nucleo/relogio.js';
import { refeicoesPorMes } from '../relatorios/indicadores-de-refeicao.js';
import { ativaDe, comCardapioHoje, comCardapioNaSemana, emFalta } from './unidades.js';

/** A number, or a part of a whole. */
type Medida = number | { valor: number; de: number };
type Medidas = Partial<Record<Figura, Medida>>;

const NOMES = Object.keys(FIGURAS) as Figura[];

/**
 * The figures of a card that the user may see, in the order of the card: of one unit, or of all of the user's. Contracts
 * are of the whole municipality. 403 for a unit that is not the user's.
 */
export async function listarFiguras(
  contexto: Contexto,
  cartao: Cartao,
  { unidade }: BuscaHoje,
): Promise<FiguraDeHoje[]> {
  const limitado = await limitadoA(contexto, unidade);
  const suas = NOMES.filter(
    (figura) => FIGURAS[figura].cartao === cartao && podeVerFigura(contexto.usuario.permissoes, figura),
  );
  if (suas.length === 0) return [];
  const medidas = await MEDIR[cartao](limitado);
  return suas.map((figura) => {
    const medida = medidas[figura] ?? 0;
    return { figura, ...(typeof medida === 'number' ? { valor: medida, de: null } : medida) };
  });
}

const MEDIR: Record<Cartao, (contexto: Contexto) => Promise<Medidas>> = {
  GESTAO: medirGestao,
  VALOR: medirValor,
  CARDAPIOS: medirCardapios,
  ESTOQUE: medirEstoque,
  COMPRAS: medirCompras,
  COZINHA: medirCozinha,
};

/** The columns of a select without a table, as numbers. */
async function contar<C extends string>({ banco }: Contexto, colunas: Record<C, SQL>): Promise<Record<C, number>> {
  const partes = Object.entries<SQL>(colunas).map(([nome, valor]) => sql`${valor} as ${sql.identifier(nome)}`);
  const { rows } = await banco.execute<Record<C, number>>(sql`select ${sql.join(partes, sql`, `)}`);
  return primeira(rows);
}

/** Days of leftovers that are summed. */
const DIAS_DE_SOBRA = 30;

async function medirGestao(contexto: Contexto): Promise<Medidas> {
  const { usuario } = contexto;
  const dia = hoje();
  const { planejadas, executadas } = primeira(await refeicoesPorMes(contexto, { de: dia, ate: dia }));
  const suas = sql`unidades_educacionais u where ${ativaDe(usuario)}`;
  const comAula = await comAulaEm(contexto.banco, dia);
  const { unidades, semExecucao, sobra } = await contar(contexto, {
    unidades: sql`(select count(*)::int from ${suas} and ${comCardapioHoje()} and ${comAula(sql`u.id`)})`,
    semExecucao: sql`(select count(*)::int from ${suas} and ${emFalta('SEM_EXECUCAO', comAula)})`,
    sobra: sql`(select coalesce(sum(r.sobra_de_alimentos), 0)::float8 from refeicoes r
      where r.dia > ${dia}::date - ${DIAS_DE_SOBRA}::int and r.dia <= ${dia}::date and r.excluido_em is null
        and ${dasUnidadesDe(usuario, sql`r.unidade_educacional_id`)})`,
  });
  const aDecidir = podeVerFigura(usuario.permissoes, 'PEDIDOS_DE_APROVACAO')
    ? (await lerAbertas(contexto.banco)).filter(
        ({ usuario: { id: usuarioId }, pedidaPor: { id: pedidaPorId }, efeitoEm }) =>
          ['OUTRO', 'PROPRIA_PESSOA'].includes(
            papelNaAprovacao({ usuarioId, pedidaPorId, comPrazo: efeitoEm !== null }, usuario.id),
          ),
      )
    : [];
  return {
    PEDIDOS_DE_APROVACAO: aDecidir.length,
    REFEICOES_EXECUTADAS: { valor: executadas, de: planejadas },
    UNIDADES_SEM_EXECUCAO: { valor: semExecucao, de: unidades },
    SOBRA_DE_30_DIAS: sobra,
  };
}

async function medirValor(contexto: Contexto): Promise<Medidas> {
  const estoques = await valorDosEstoques(contexto);
  return {
    VALOR_DOS_ESTOQUES: somar(estoques.map(({ valor }) => valor)).toNumber(),
    LOTES_SEM_PRECO: estoques.reduce((soma, { lotesSemPreco }) => soma + lotesSemPreco, 0),
  };
}

async function medirCardapios(contexto: Contexto): Promise<Medidas> {
  const { usuario } = contexto;
  const unidades = sql`unidades_educacionais u where ${ativaDe(usuario)}`;
  const { todas, semCardapio, atrasadas } = await contar(contexto, {
    todas: sql`(select count(*)::int from ${unidades})`,
    semCardapio: sql`(select count(*)::int from ${unidades} and not ${comCardapioNaSemana()})`,
    atrasadas: sql`(select coalesce(sum(f.refeicoes), 0)::int from (${refeicoesPorExecutar(contexto)}) f)`,
  });
  return { UNIDADES_SEM_CARDAPIO: { valor: semCardapio, de: todas }, REFEICOES_ATRASADAS: atrasadas };
}

async function medirEstoque(contexto: Contexto): Promise<Medidas> {
  const { usuario } = contexto;
  const dia = hoje();
  const lotes = sql`(${validadesVencendo(usuario)}) f`;
  const { vencidos, emSeteDias, enviadas } = await contar(contexto, {
    vencidos: sql`(select count(*)::int from ${lotes} where f.validade < ${dia}::date)`,
    emSeteDias: sql`(select count(*)::int from ${lotes} where f.validade between ${dia}::date and ${somarDias(dia, DIAS_DE_USO)}::date)`,
    enviadas: sql`(select count(*)::int from movimentacoes m
      where m.status = 'EM_TRANSITO' and ${dosEstoquesDe(usuario, sql`m.origem_id`)})`,
  });
  return {
    LOTES_VENCIDOS: vencidos,
    LOTES_EM_7_DIAS: emSeteDias,
    MOVIMENTACOES_A_RECEBER: await contarAvisos(movimentacoesAReceber, contexto),
    MOVIMENTACOES_EM_TRANSITO: enviadas,
  };
}

async function medirCompras(contexto: Contexto): Promise<Medidas> {
  const pendentes = { SOLICITACOES_PENDENTES: await contarAvisos(solicitacoesPendentes, contexto) };
  if (!podeVerFigura(contexto.usuario.permissoes, 'CONTRATOS_NO_FIM')) return pendentes;
  const { noFim, comSaldoBaixo } = await aquisicoesEmAlerta(contexto);
  return { ...pendentes, CONTRATOS_COM_SALDO_BAIXO: comSaldoBaixo.length, CONTRATOS_NO_FIM: noFim.length };
}

/** The day's work of the kitchen: each step is a part of the one before. */
async function medirCozinha(contexto: Contexto): Promise<Medidas> {
  const { usuario } = contexto;
  const lancados = sql`lancamentos l join cardapio_pratos p on p.cardapio_id = l.cardapio_id
    join unidades_educacionais u on u.id = l.unidade_educacional_id
    where l.data = ${hoje()}::date and u.ativa and ${dasUnidadesDe(usuario, sql`u.id`)}`;
  const registradas = sql`refeicoes r where r.dia = ${hoje()}::date and r.excluido_em is null
    and ${dasUnidadesDe(usuario, sql`r.unidade_educacional_id`)}`;
  const { planejadas, deCardapio, todas, executadas, pesadas } = await contar(contexto, {
    planejadas: sql`(select count(*)::int from ${lancados})`,
    deCardapio: sql`(select count(*)::int from ${registradas} and r.lancamento_id in (select l.id from ${lancados}))`,
    todas: sql`(select count(*)::int from ${registradas})`,
    executadas: sql`(select count(*)::int from ${registradas} and r.executado)`,
    pesadas: sql`(select count(*)::int from ${registradas} and r.executado and r.sobra_de_alimentos is not null)`,
  });
  return {
    REFEICOES_POR_REGISTRAR: { valor: planejadas - deCardapio, de: planejadas },
    REFEICOES_POR_EXECUTAR: { valor: todas - executadas, de: todas },
    SOBRAS_POR_PESAR: { valor: executadas - pesadas, de: executadas },
  };
}

import type { FaltaDeAlimento, PreviaDoAbatimento, RefeicaoNova } from '@merenda/shared/contratos';
import { arredondar, conteudoDaEmbalagem, decimal, vencido } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { linhaDaRefeicao } from './consultas.js';
import { exigirEstado } from './estado.js';
import { fraseDosFixados, recusasDosFixados } from './fixados.js';
import {
  assinaturaDoPlano,
  type LinhaParaRefeicao,
  linhasBloqueadas,
  linhasParaRefeicao,
  linhasQueServem,
  type NecessidadeDaRefeicao,
  necessidadesDaRefeicao,
  planejar,
  type PlanoDaRefeicao,
  produtoDaRefeicao,
  servePara,
} from './plano.js';
import { registrosDaNova } from './registro.js';

/**
 * What the execution of the meal would take from each lot now, and what is missing. `fixados` are stock lines that go
 * first. Writes nothing. 404, 409 once executed, 409 at `fixados` for a line that the meal cannot take from.
 */
export async function preverAbatimento(
  { banco, usuario }: Contexto,
  id: number,
  fixados: readonly number[] = [],
): Promise<PreviaDoAbatimento> {
  const refeicao = await linhaDaRefeicao(banco, usuario, id);
  exigirEstado(refeicao, 'executar');
  const unidade = refeicao.unidadeEducacionalId;
  const necessidades = await necessidadesDaRefeicao(banco, id);
  const linhas = await linhasParaRefeicao(banco, unidade, necessidades);
  const recusas = await recusasDosFixados(
    banco,
    unidade,
    linhasQueServem(necessidades, linhas),
    fixados.map((linha) => ({ linha, campo: 'fixados' })),
  );
  if (recusas.length > 0) throw conflito(fraseDosFixados(recusas), recusas);
  return mostrarPlano(banco, { unidade, necessidades, linhas, fixados }, planejar(necessidades, linhas, fixados));
}

/**
 * What the execution of a meal that is not registered yet would take now. Writes nothing. The refusals of its
 * registration.
 */
export function planoDaNova(contexto: Contexto, nova: RefeicaoNova): Promise<PreviaDoAbatimento> {
  return emTransacao(contexto, async (tx) => {
    const unidade = nova.unidadeEducacional.id;
    const necessidades = (await registrosDaNova(tx, contexto, nova)).registros.map(
      ({ alimento, valorArredondado, unidadeMedida }) => ({ alimento, quantidade: valorArredondado, unidadeMedida }),
    );
    const linhas = await linhasParaRefeicao(tx, unidade, necessidades);
    return mostrarPlano(tx, { unidade, necessidades, linhas, fixados: [] }, planejar(necessidades, linhas));
  });
}

interface Planejado {
  unidade: number;
  necessidades: readonly NecessidadeDaRefeicao[];
  linhas: readonly LinhaParaRefeicao[];
  /** Stock lines. */
  fixados: readonly number[];
}

/** A plan as the API returns it. */
export async function mostrarPlano(
  banco: Banco | Transacao,
  { unidade, necessidades, linhas, fixados }: Planejado,
  plano: PlanoDaRefeicao,
): Promise<PreviaDoAbatimento> {
  const usadas = new Set(plano.retiradas.map(({ linha }) => linha.id));
  return {
    produtos: plano.retiradas.map(({ linha, quantidade }) => ({
      ...produtoDaRefeicao(linha, quantidade.toNumber()),
      alimentos: plano.porAlimento.filter((parte) => parte.linha.id === linha.id).map(({ alimento }) => alimento),
      saldo: Number(linha.quantidade),
      saldoDepois: decimal(linha.quantidade).minus(quantidade).toNumber(),
      fixado: fixados.includes(linha.id),
    })),
    faltas: await comBloqueados(banco, unidade, necessidades, plano.faltas),
    outrosLotes: linhasQueServem(necessidades, linhas)
      .filter(({ id }) => !usadas.has(id))
      .sort((uma, outra) => uma.lote.dataValidade.localeCompare(outra.lote.dataValidade) || uma.id - outra.id)
      .map((linha) => {
        const { quantidade: saldo, ...lote } = produtoDaRefeicao(linha, Number(linha.quantidade));
        return { ...lote, saldo };
      }),
    assinatura: assinaturaDoPlano(plano),
  };
}

/**
 * Shortages, each with the quantity of the food in the unit's blocked lots: it explains food that is seen on the shelf.
 */
export async function comBloqueados(
  banco: Banco | Transacao,
  unidade: number,
  necessidades: readonly NecessidadeDaRefeicao[],
  faltas: PlanoDaRefeicao['faltas'],
): Promise<FaltaDeAlimento[]> {
  if (faltas.length === 0) return [];
  const linhas = (await linhasBloqueadas(banco, unidade, necessidades)).filter(
    ({ lote }) => !vencido(lote.dataValidade, hoje()),
  );
  return faltas.map((falta) => {
    const necessidade = necessidades.find(({ alimento }) => alimento.id === falta.alimento.id);
    return {
      ...falta,
      bloqueados: linhas
        .filter((linha) => necessidade && servePara(linha, necessidade))
        .map(({ lote, produto, quantidade }) => ({
          lote: lote.numero,
          quantidade: arredondar(conteudoDaEmbalagem(produto, falta.unidadeMedida).times(quantidade), 3).toNumber(),
        })),
    };
  });
}

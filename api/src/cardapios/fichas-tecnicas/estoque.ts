import type { BuscaDoEstoque, EstoqueDaComposicao } from '@merenda/shared/contratos';
import {
  agrupar,
  arredondar,
  calcularExecucao,
  chaveDoItem,
  diasDoPeriodo,
  fimDaCobertura,
  semAula,
  simularDias,
} from '@merenda/shared/regras';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { categorias, faixasEtarias } from '../../banco/esquema/cadastros/convencoes.js';
import { pratoPreparos } from '../../banco/esquema/cardapios/cardapios.js';
import { lerCalendarioEscolar } from '../../cadastros/index.js';
import { embalagensDosItens, suprimentosEm } from '../../estoque/index.js';
import { naoEncontrado } from '../../nucleo/recusas.js';
import { hoje } from '../../nucleo/relogio.js';
import { alimentosDosPreparos } from '../previsao/alimentos-dos-pratos.js';
import { lerAlunos } from '../previsao/alunos.js';

/**
 * On how many school days from today the valid stock of a unit can serve dishes or preparations, by gross weight and
 * the enrolments. Other cardápios of the calendar and what is on its way do not count. 404 for an unknown category.
 */
export async function estoqueDaComposicao(
  banco: Banco,
  { unidade, categoria, modalidade, preparos, pratos = [] }: BuscaDoEstoque,
): Promise<EstoqueDaComposicao> {
  const de = hoje();
  const ate = fimDaCobertura(de);
  const unidades = (coluna: SQL) => sql`${coluna} = ${unidade}`;
  const cardapio = { faixa: await faixaDa(banco, categoria), integral: modalidade === 'INTEGRAL' };
  const alunosDe = await lerAlunos(banco, unidades, 'MATRICULAS');
  const { alunos } = alunosDe({ unidade, dia: de, cardapio });
  if (alunos.isZero()) return { alunos: 0, dias: null, falta: null };
  const alimentos = await alimentosDosPreparos(banco, preparos ?? (await preparosDe(banco, pratos)));
  const quantidades = alimentos.map(({ alimento, unidadePre, usos }) => {
    const { total, unidadePos } = calcularExecucao(usos, { unidadePre, alunos, acrescimo: 0 });
    return { alimento, unidadeMedida: unidadePos, quantidade: total };
  });
  const itens = [...new Set(alimentos.map(({ alimento }) => alimento.itemId))];
  const doEstoque = (await embalagensDosItens(banco, unidades, itens)).filter(({ aReceber }) => !aReceber);
  const escolar = await lerCalendarioEscolar(banco, { de, ate });
  const deAula = diasDoPeriodo(de, ate).filter((dia) => semAula(dia, escolar, unidade) === null);
  let dias = deAula.length;
  let falta: EstoqueDaComposicao['falta'] = null;
  const porItem = agrupar(quantidades, ({ alimento, unidadeMedida }) => chaveDoItem(alimento.itemId, unidadeMedida));
  for (const doItem of porItem.values()) {
    const [{ alimento, unidadeMedida }] = doItem;
    const simulados = simularDias(
      deAula.flatMap((dia) => doItem.map(({ quantidade }) => ({ dia, quantidade }))),
      suprimentosEm(
        unidadeMedida,
        doEstoque.filter(({ itemId }) => itemId === alimento.itemId),
        de,
      ),
    );
    const primeira = simulados.findIndex((dia) => dia.falta.gt(0));
    if (primeira < 0 || primeira >= dias) continue;
    dias = primeira;
    falta = { id: alimento.id, nome: alimento.nome };
  }
  return { alunos: arredondar(alunos, 2).toNumber(), dias, falta };
}

async function faixaDa(banco: Banco, categoria: number): Promise<string> {
  const [achada] = await banco
    .select({ codigo: faixasEtarias.codigo })
    .from(categorias)
    .innerJoin(faixasEtarias, eq(faixasEtarias.id, categorias.faixaEtariaId))
    .where(eq(categorias.id, categoria));
  if (!achada) throw naoEncontrado('Categoria não encontrada.');
  return achada.codigo;
}

/** The preparations of dishes; those of a dish that comes twice come twice. */
async function preparosDe(banco: Banco, pratos: readonly number[]): Promise<number[]> {
  const pares = await banco
    .select({ prato: pratoPreparos.pratoId, preparo: pratoPreparos.preparoId })
    .from(pratoPreparos)
    .where(inArray(pratoPreparos.pratoId, [...new Set(pratos)]));
  return pratos.flatMap((id) => pares.flatMap(({ prato, preparo }) => (prato === id ? preparo : [])));
}

import type { Alimento, AlimentoEdicao, AlimentoNovo } from '@merenda/shared/contratos';
import { recusaConversao, recusaSemComponentes } from '@merenda/shared/regras';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { alimentoComponentes, alimentos } from '../../banco/esquema/cardapios.js';
import { itensProduto } from '../../banco/esquema/catalogo.js';
import { primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { porNome } from '../../nucleo/ordem.js';
import { conflito, invalido, naoEncontrado } from '../../nucleo/recusas.js';
import { auditar } from '../auditoria/auditar.js';
import { colunasDosComponentes } from '../componentes-nutricionais/informados.js';
import { exigirConvencao, listarComponentes } from '../convencoes/repositorio.js';
import { recusarSeEmUso } from '../em-uso.js';
import { exigirVersao, type Recebida } from '../versao.js';
import { exigirItemDeAlimento } from './item.js';

const ENTIDADE = 'alimentos';

/** Every food with its nutrients, by name. */
export function listarAlimentos(banco: Banco): Promise<Alimento[]> {
  return buscar(banco);
}

/** Registers a food. 409 when one of the same name exists; 422 when no nutrient has a value, or its unit can't be converted to that of its item's products. */
export function criarAlimento(contexto: Contexto, novo: AlimentoNovo): Promise<Alimento> {
  return emTransacao(contexto, async (tx) => {
    await exigirReferencias(tx, novo);
    const { id } = primeira(
      await comNomeUnico(tx.insert(alimentos).values(colunas(novo)).returning({ id: alimentos.id })),
    );
    await gravarComponentes(tx, id, novo.componentes);
    const criado = await buscarUm(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'CRIAR', depois: criado });
    return criado;
  });
}

/** Changes a food. 404, 409 when it changed since it was read, or when its new unit is none that the recipes' quantities can be told in. */
export function alterarAlimento(contexto: Contexto, id: number, edicao: Recebida<AlimentoEdicao>): Promise<Alimento> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    exigirVersao(antes, edicao.versao, 'O alimento foi alterado');
    await exigirReferencias(tx, edicao);
    if (edicao.unidadeMedida !== antes.unidadeMedida) await exigirUnidadeDosPreparos(tx, id, edicao.unidadeMedida);
    await comNomeUnico(
      tx
        .update(alimentos)
        .set({ ...colunas(edicao), versao: antes.versao + 1 })
        .where(eq(alimentos.id, id)),
    );
    await tx.delete(alimentoComponentes).where(eq(alimentoComponentes.alimentoId, id));
    await gravarComponentes(tx, id, edicao.componentes);
    const depois = await buscarUm(tx, id);
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'ALTERAR', antes, depois });
    return depois;
  });
}

/** Deletes a food. 409 saying which preparations and meals use it. */
export function excluirAlimento(contexto: Contexto, id: number): Promise<void> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travar(tx, id);
    await recusarSeEmUso(tx, contexto, `O alimento ${antes.nome}`, [
      { tipo: 'preparo', registros: usosEmPreparos(id) },
      {
        tipo: 'refeicao',
        registros: sql`select r.id, to_char(r.dia + r.hora, 'DD/MM/YYYY HH24:MI') as nome, r.dia + r.hora as ordem from refeicoes r join registros_alimentos ra on ra.refeicao_id = r.id where ra.alimento_id = ${id}`,
      },
    ]);
    await tx.delete(alimentos).where(eq(alimentos.id, id));
    await auditar(tx, { entidade: ENTIDADE, id, acao: 'EXCLUIR', antes });
  });
}

function colunas({ nome, itemAlimento, unidadeMedida, quantidadeBase, forma }: AlimentoNovo) {
  return { nome, itemId: itemAlimento.id, unidadeMedida, quantidadeBase: String(quantidadeBase), forma };
}

async function exigirReferencias(tx: Transacao, { itemAlimento, unidadeMedida, forma }: AlimentoNovo): Promise<void> {
  await exigirConvencao(tx, 'formas-alimento', forma, 'forma');
  await exigirItemDeAlimento(tx, itemAlimento.id, unidadeMedida);
}

async function gravarComponentes(
  tx: Transacao,
  alimentoId: number,
  informados: AlimentoNovo['componentes'],
): Promise<void> {
  const componentes = await colunasDosComponentes(tx, informados);
  const nomes = (await listarComponentes(tx)).map(({ tipo }) => tipo);
  const recusa = recusaSemComponentes(
    informados.map(({ valor }) => valor),
    nomes,
  );
  if (recusa) throw invalido([{ campo: 'componentes', mensagem: recusa }]);
  await tx.insert(alimentoComponentes).values(componentes.map((coluna) => ({ alimentoId, ...coluna })));
}

/** The preparations that cook the food, itself or as a substitute. */
function usosEmPreparos(id: number): SQL {
  return sql`select p.id, p.nome, p.nome as ordem from preparos p join preparo_ingredientes i on i.preparo_id = p.id
    left join ingrediente_substitutos s on s.ingrediente_id = i.id where i.alimento_id = ${id} or s.alimento_id = ${id}`;
}

/** Throws 409 when a preparation measures the food in a unit of another dimension: grams cannot become millilitres behind its back. */
async function exigirUnidadeDosPreparos(tx: Transacao, id: number, unidadeMedida: string): Promise<void> {
  const { rows } = await tx.execute<{ nome: string; unidade: string }>(sql`
    select p.nome, u.unidade from preparos p join (
      select preparo_id, unidade_medida as unidade from preparo_ingredientes where alimento_id = ${id}
      union select i.preparo_id, s.unidade_medida from ingrediente_substitutos s join preparo_ingredientes i on i.id = s.ingrediente_id where s.alimento_id = ${id}
    ) u on u.preparo_id = p.id order by p.nome`);
  for (const { nome, unidade } of rows) {
    const recusa = recusaConversao(unidade, unidadeMedida);
    if (!recusa) continue;
    const mensagem = `O preparo ${nome} usa este alimento em outra medida. ${recusa}`;
    throw conflito(mensagem, [{ campo: 'unidadeMedida', mensagem }]);
  }
}

function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'alimentos_nome_unique', 'nome', 'Já existe um alimento com este nome.');
}

async function travar(tx: Transacao, id: number): Promise<Alimento> {
  await tx.select({ id: alimentos.id }).from(alimentos).where(eq(alimentos.id, id)).for('update');
  return buscarUm(tx, id);
}

async function buscarUm(tx: Transacao, id: number): Promise<Alimento> {
  const [alimento] = await buscar(tx, eq(alimentos.id, id));
  if (!alimento) throw naoEncontrado('Alimento não encontrado.');
  return alimento;
}

async function buscar(banco: Banco | Transacao, filtro?: SQL): Promise<Alimento[]> {
  const { id, nome, unidadeMedida, quantidadeBase, versao } = alimentos;
  const itemAlimento = {
    id: itensProduto.id,
    nome: itensProduto.nome,
    categoria: itensProduto.categoria,
    itemProdutoTipo: itensProduto.itemProdutoTipo,
  };
  const linhas = await banco
    .select({ id, nome, itemAlimento, unidadeMedida, quantidadeBase, forma: FORMA, componentes: COMPONENTES, versao })
    .from(alimentos)
    .innerJoin(itensProduto, eq(itensProduto.id, alimentos.itemId))
    .where(filtro);
  return linhas.map((linha) => ({ ...linha, quantidadeBase: Number(linha.quantidadeBase) })).sort(porNome);
}

const FORMA = sql<Alimento['forma']>`json_build_object('nome', alimentos.forma, 'descricao', coalesce(
  (select c.descricao from convencoes c where c.lista = 'formas-alimento' and c.nome = alimentos.forma), alimentos.forma))`;

const COMPONENTES = sql<Alimento['componentes']>`coalesce((
  select json_agg(json_build_object('id', ac.id, 'valor', ac.valor, 'componente', json_build_object(
    'id', c.id, 'nome', c.nome, 'tipo', c.tipo, 'grupo', c.grupo, 'unidadeMedida', c.unidade_medida)) order by c.ordem)
  from alimento_componentes ac join componentes_nutricionais c on c.id = ac.componente_id where ac.alimento_id = alimentos.id), '[]')`;

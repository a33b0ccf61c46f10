import type { Preparo, PreparoEdicao, PreparoNovo } from '@merenda/shared/contratos';
import { completarCoccao, violacoesDoPesoPronto } from '@merenda/shared/regras';
import { inArray } from 'drizzle-orm';
import type { Contexto } from '../../banco/contexto.js';
import { preparoIngredientes, preparos } from '../../banco/esquema/cardapios/cardapios.js';
import { enviadas, primeira, unico } from '../../banco/restricoes.js';
import { emTransacao, exigirAutor, type Transacao } from '../../banco/transacao.js';
import { exigirAlergenicos } from '../../cadastros/index.js';
import { auditarAlteracoes, auditarCriacoes } from '../../mecanismos/auditoria/auditar.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { invalido } from '../../nucleo/recusas.js';
import { agora } from '../../nucleo/relogio.js';
import { buscarPreparos, travarPreparo } from './consultas.js';
import { exigirIngredientes, gravarIngredientes } from './ingredientes.js';

/** Registers a preparation; the user is its `criador`. 409 when one of the same name exists. */
export function criarPreparo(contexto: Contexto, novo: PreparoNovo): Promise<Preparo> {
  return emTransacao(contexto, async (tx) => {
    await exigirReceita(tx, novo, []);
    return primeira(await inserirPreparos(tx, [novo]));
  });
}

/** Changes a preparation. 404, 409 when it changed since it was read. Registered meals keep their foods. */
export function alterarPreparo(contexto: Contexto, id: number, edicao: Recebida<PreparoEdicao>): Promise<Preparo> {
  return emTransacao(contexto, async (tx) => {
    const antes = await travarPreparo(tx, id);
    exigirVersao(antes, edicao.versao, 'O preparo foi alterado');
    await exigirReceita(tx, edicao, antes.alergenicosPodeConter);
    return primeira(await atualizarPreparos(tx, [{ antes, depois: edicao }]));
  });
}

/** Writes new preparations and their audit lines; the author is their `criador`. The caller has checked them. */
export async function inserirPreparos(tx: Transacao, novos: readonly PreparoNovo[]): Promise<Preparo[]> {
  const criadorId = exigirAutor(tx);
  const inseridos = await comNomeUnico(
    tx
      .insert(preparos)
      .values(novos.map((novo) => ({ ...colunas(novo), criadorId, alteradoPorId: criadorId, alteradoEm: agora() })))
      .returning({ id: preparos.id, nome: preparos.nome }),
  );
  const receitas = new Map(novos.map(({ nome, ingredientes }) => [nome, ingredientes]));
  await gravarIngredientes(
    tx,
    inseridos.map(({ id, nome }) => ({ id, ingredientes: receitas.get(nome) ?? [] })),
  );
  const criados = await buscarPreparos(
    tx,
    inseridos.map(({ id }) => id),
  );
  await auditarCriacoes(tx, 'preparos', criados);
  return criados;
}

/** A preparation as it is and as it will be. */
interface MudancaDePreparo {
  antes: Pick<Preparo, 'id' | 'versao'>;
  depois: PreparoNovo;
}

/** Writes changes of preparations, which the caller has locked and checked, and their audit lines. */
export async function atualizarPreparos(tx: Transacao, mudancas: readonly MudancaDePreparo[]): Promise<Preparo[]> {
  const ids = mudancas.map(({ antes }) => antes.id);
  const antes = new Map((await buscarPreparos(tx, ids)).map((preparo) => [preparo.id, preparo]));
  const autoria = { alteradoPorId: exigirAutor(tx), alteradoEm: agora() };
  // One statement for all of them: each id exists, and keeps its `criador`.
  await comNomeUnico(
    tx
      .insert(preparos)
      .values(
        mudancas.map((mudanca) => ({
          ...colunas(mudanca.depois, antes.get(mudanca.antes.id)),
          id: mudanca.antes.id,
          criadorId: 0,
          ...autoria,
          versao: mudanca.antes.versao + 1,
        })),
      )
      .onConflictDoUpdate({
        target: preparos.id,
        set: enviadas(preparos, [
          'nome',
          'porcoes',
          'modoPreparo',
          'medidaCaseira',
          'utensilios',
          'tempoPreparoMin',
          'indiceCoccao',
          'pesoPronto',
          'alergenicosPodeConter',
          'alteradoPorId',
          'alteradoEm',
          'versao',
        ]),
      }),
  );
  await tx.delete(preparoIngredientes).where(inArray(preparoIngredientes.preparoId, ids));
  await gravarIngredientes(
    tx,
    mudancas.map((mudanca) => ({ id: mudanca.antes.id, ingredientes: mudanca.depois.ingredientes })),
  );
  const alterados = await buscarPreparos(tx, ids);
  await auditarAlteracoes(tx, 'preparos', antes, alterados);
  return alterados;
}

/** Throws 422 at the field that does not fit: an ingredient, the cooked weight, or an allergen that is not of the list. */
async function exigirReceita(tx: Transacao, receita: PreparoNovo, guardados: readonly string[]): Promise<void> {
  await exigirIngredientes(tx, receita.ingredientes);
  const [violada] = violacoesDoPesoPronto(receita.ingredientes, receita.pesoPronto || null);
  if (violada) throw invalido([violada]);
  await exigirAlergenicos(tx, { alergenicosPodeConter: receita.alergenicosPodeConter }, guardados);
}

/** A list of allergens that is left out stays as it is stored. */
function colunas(
  {
    nome,
    porcoes,
    modoPreparo,
    medidaCaseira,
    utensilios,
    tempoPreparoMin,
    ingredientes,
    alergenicosPodeConter,
    ...coccao
  }: PreparoNovo,
  guardado?: Preparo,
) {
  const { pesoPronto, indiceCoccao } = completarCoccao(ingredientes, {
    pesoPronto: coccao.pesoPronto || null,
    indiceCoccao: coccao.indiceCoccao || null,
  });
  return {
    nome,
    porcoes,
    modoPreparo,
    medidaCaseira: medidaCaseira || null,
    utensilios: utensilios || null,
    tempoPreparoMin: tempoPreparoMin || null,
    indiceCoccao: indiceCoccao?.toString() ?? null,
    pesoPronto: pesoPronto?.toString() ?? null,
    alergenicosPodeConter: alergenicosPodeConter ?? guardado?.alergenicosPodeConter ?? [],
  };
}

/** Runs a write; throws 409 at the field when another record has the same name. */
export function comNomeUnico<T>(escrita: Promise<T>): Promise<T> {
  return unico(escrita, 'preparos_nome_unique', 'nome', 'Já existe um preparo com este nome.');
}

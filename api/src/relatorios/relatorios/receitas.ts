import type { RelatorioPrato, RelatorioPreparo } from '@merenda/shared/contratos';
import { and, eq } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { pessoas, usuarios } from '../../banco/esquema/acesso/acesso.js';
import { primeira } from '../../banco/restricoes.js';
import { buscarPrato, buscarPreparo, listarVersoes } from '../../cardapios/index.js';
import { nutricionistaResponsavel } from './nutricionista.js';

/** A recipe with its sheet and its creator's registration, where the creator is a nutritionist. 404 when there is none. */
export async function relatorioDoPreparo(banco: Banco, id: number): Promise<RelatorioPreparo> {
  const preparo = await buscarPreparo(banco, id);
  const { numero, receita } = primeira(await listarVersoes(banco, id));
  return {
    ...preparo,
    numero,
    ficha: receita.ficha,
    alteradoEm: receita.alteradoEm,
    nutricionista: preparo.criador && (await nutricionista(banco, preparo.criador.id)),
  };
}

/** A dish with the recipes of its preparations, in their order. 404 when there is none. */
export async function relatorioDoPrato(banco: Banco, id: number): Promise<RelatorioPrato> {
  const prato = await buscarPrato(banco, id);
  return {
    ...prato,
    nutricionista: await nutricionistaResponsavel(banco),
    preparos: await Promise.all(
      prato.preparos.map(async ({ preparo }) => ({ preparo: await buscarPreparo(banco, preparo.id) })),
    ),
  };
}

async function nutricionista(banco: Banco, usuarioId: number): Promise<RelatorioPreparo['nutricionista']> {
  const [pessoa] = await banco
    .select({ nome: pessoas.nome, crn: pessoas.crn })
    .from(usuarios)
    .innerJoin(pessoas, eq(pessoas.id, usuarios.pessoaId))
    .where(and(eq(usuarios.id, usuarioId), eq(pessoas.pessoaTipo, 'NUTRICIONISTA')));
  return pessoa ?? null;
}

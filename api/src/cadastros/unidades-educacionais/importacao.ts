import {
  ROTULOS_CAMPO_IMPORTADO,
  UnidadeImportada,
  type ImportacaoDeUnidades,
  type ResultadoDaImportacao,
  type UnidadeConferida,
  type UnidadeEducacional,
} from '@merenda/shared/contratos';
import { mudancasDaUnidade } from '@merenda/shared/regras';
import { eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { unidadesEducacionais } from '../../banco/esquema/cadastros/unidades.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { conflito, Recusa } from '../../nucleo/recusas.js';
import { buscarUnidades, travarUnidade } from './consultas.js';
import { atualizarUnidades, inserirUnidades } from './gravacao.js';

/** Labels of the fields that may be wrong. */
const ROTULOS: Record<string, string> = { ...ROTULOS_CAMPO_IMPORTADO, inep: ROTULOS_CAMPO_IMPORTADO.codigoInep };

type Feito = Exclude<keyof ResultadoDaImportacao, 'falhas'>;

/** The person responsible for an imported unit, until one is entered (specification 1, section 9). */
const RESPONSAVEL = 'Sistema';

/**
 * A second import at the same time waits: both would create the same units. Any number works, if it is always the same.
 */
const TRAVA_DA_IMPORTACAO = 7_301;

/**
 * Writes the units of the school system, each in its own transaction: a unit that cannot be written is reported with
 * the reason, the others are stored. An existing unit, found by its number in the school system or else by its INEP
 * code, is updated.
 */
export async function importarUnidades(
  contexto: Contexto,
  unidades: ImportacaoDeUnidades,
): Promise<ResultadoDaImportacao> {
  const resultado: ResultadoDaImportacao = { criadas: 0, atualizadas: 0, inalteradas: 0, falhas: [] };
  for (const unidade of unidades) {
    const lida = UnidadeImportada.safeParse(unidade);
    const nome = nomeDe(unidade);
    if (!lida.success) {
      resultado.falhas.push({ id: unidade.id, nome, mensagem: motivos(lida.error) });
      continue;
    }
    try {
      resultado[await emTransacao(contexto, (tx) => importarUma(tx, lida.data))]++;
    } catch (erro) {
      if (!(erro instanceof Recusa)) throw erro;
      resultado.falhas.push({ id: unidade.id, nome, mensagem: erro.detail });
    }
  }
  return resultado;
}

/** Preview of an import for each unit; nothing is written. */
export async function conferirUnidades(banco: Banco, unidades: ImportacaoDeUnidades): Promise<UnidadeConferida[]> {
  const registradas = await buscarUnidades(banco);
  return unidades.map((unidade): UnidadeConferida => {
    const lida = UnidadeImportada.safeParse(unidade);
    if (!lida.success)
      return {
        id: unidade.id,
        nome: nomeDe(unidade),
        cidade: null,
        situacao: 'RECUSADA',
        versao: 0,
        mudancas: [],
        motivo: motivos(lida.error),
      };
    const { id, nome, cidade } = lida.data;
    const atual = amesma(registradas, lida.data);
    if (!atual) return { id, nome, cidade: cidade || null, situacao: 'NOVA', versao: 0, mudancas: [], motivo: null };
    const mudancas = mudancasDaUnidade(atual, colunasDe(lida.data));
    // An existing unit is listed with its current name: the new name is one of the changes.
    return {
      id,
      nome: atual.nome,
      cidade: atual.cidade,
      situacao: mudancas.length > 0 ? 'ALTERADA' : 'IGUAL',
      versao: atual.versao,
      mudancas,
      motivo: null,
    };
  });
}

const nomeDe = ({ id, nome }: ImportacaoDeUnidades[number]): string => nome?.trim() || `Unidade ${id}`;

/** The existing unit, by its number in the school system, or else by its INEP code. */
function amesma(registradas: UnidadeEducacional[], { id, inep }: UnidadeImportada): UnidadeEducacional | undefined {
  return (
    registradas.find(({ idIEscolar }) => idIEscolar === id) ??
    registradas.find(({ codigoInep }) => Boolean(inep) && codigoInep === inep)
  );
}

/** An unknown address is empty until a user completes it on the screen. */
const DESCONHECIDO = '';

/** The data of the school system, as columns of a unit. A street without a number has none. */
function colunasDe({ id, nome, cep, cidade, logradouro, numero, bairro, telefone, inep }: UnidadeImportada) {
  return {
    idIEscolar: id,
    tipoUnidade: 'ESCOLA' as const,
    nome,
    cep: cep || DESCONHECIDO,
    cidade: cidade || DESCONHECIDO,
    logradouro: logradouro || DESCONHECIDO,
    numero: numero || (logradouro ? 'S/N' : DESCONHECIDO),
    bairro: bairro || null,
    telefone: telefone || null,
    codigoInep: inep || null,
  };
}

/** The errors of a unit, one sentence per field: 'CEP: Campo obrigatório. Código INEP: …'. */
function motivos({ issues }: z.ZodError): string {
  const campos = [...new Set(issues.map(({ path }) => String(path[0])))];
  const primeira = (campo: string) => issues.find(({ path }) => path[0] === campo)?.message ?? '';
  return campos.map((campo) => `${ROTULOS[campo] ?? campo}: ${primeira(campo)}`).join(' ');
}

async function importarUma(tx: Transacao, importada: UnidadeImportada): Promise<Feito> {
  await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA_DA_IMPORTACAO})`);
  const { idIEscolar, codigoInep } = unidadesEducacionais;
  const { id, inep, versao, campos } = importada;
  const achada = amesma(
    await buscarUnidades(tx, or(eq(idIEscolar, id), inep ? eq(codigoInep, inep) : undefined)),
    importada,
  );
  const valores = colunasDe(importada);
  if (!achada) {
    if (versao) throw mudouDepois();
    await inserirUnidades(tx, [{ ...valores, nomeDoResponsavel: RESPONSAVEL }]);
    return 'criadas';
  }
  const atual = await travarUnidade(tx, achada.id);
  const mudancas = mudancasDaUnidade(atual, valores).filter(
    ({ campo }) => campos === undefined || campos.includes(campo),
  );
  if (mudancas.length === 0) return 'inalteradas';
  if (versao !== undefined && versao !== atual.versao) throw mudouDepois();
  const mudados = Object.fromEntries(mudancas.map(({ campo }) => [campo, valores[campo]]));
  await atualizarUnidades(tx, [{ antes: atual, valores: mudados }]);
  return 'atualizadas';
}

/** The unit was changed, registered or deleted after the user loaded the preview. */
const mudouDepois = (): Recusa =>
  conflito('A unidade mudou no cadastro depois da busca. Busque as unidades de novo para ver o que há agora.');

import { UnidadeImportada, type ImportacaoDeUnidades, type ResultadoDaImportacao, type UnidadeEducacional } from '@merenda/shared/contratos';
import { eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { unidadesEducacionais } from '../../banco/esquema/unidades.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { Recusa } from '../../plugins/erros.js';
import type { Contexto } from '../../plugins/sessao.js';
import { atualizarUnidade, buscarUnidades, inserirUnidade } from './repositorio.js';

/** How a person calls the fields that may be wrong. */
const ROTULOS: Record<string, string> = { nome: 'Nome', cep: 'CEP', cidade: 'Cidade', logradouro: 'Logradouro', bairro: 'Bairro', inep: 'Código INEP' };

type Feito = Exclude<keyof ResultadoDaImportacao, 'falhas'>;

/** Who answers for what is imported, until somebody is named (specification 1, section 9). */
const RESPONSAVEL = 'Sistema';

/** Whoever imports at the same time waits: both would find the same units new. Any number serves, if it is always the same. */
const TRAVA_DA_IMPORTACAO = 7_301;

/**
 * Writes the units of the school system, each in a transaction of its own: one that cannot be written is told with its reason, the others
 * stand. A unit is known by its number in the school system, or else by its INEP code; then it is updated.
 */
export async function importarUnidades(contexto: Contexto, unidades: ImportacaoDeUnidades): Promise<ResultadoDaImportacao> {
  const resultado: ResultadoDaImportacao = { criadas: 0, atualizadas: 0, inalteradas: 0, falhas: [] };
  for (const unidade of unidades) {
    const lida = UnidadeImportada.safeParse(unidade);
    const nome = unidade.nome?.trim() || `Unidade ${unidade.id}`;
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

/** What is wrong with a unit, one sentence a field: 'CEP: Campo obrigatório. Código INEP: …'. */
function motivos({ issues }: z.ZodError): string {
  const campos = [...new Set(issues.map(({ path }) => String(path[0])))];
  const primeira = (campo: string) => issues.find(({ path }) => path[0] === campo)?.message ?? '';
  return campos.map((campo) => `${ROTULOS[campo] ?? campo}: ${primeira(campo)}`).join(' ');
}

async function importarUma(tx: Transacao, contada: UnidadeImportada): Promise<Feito> {
  const { id } = contada;
  await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA_DA_IMPORTACAO})`);
  const { idIEscolar, codigoInep } = unidadesEducacionais;
  const conhecidas = await buscarUnidades(tx, or(eq(idIEscolar, id), contada.inep ? eq(codigoInep, contada.inep) : undefined));
  const atual = conhecidas.find((unidade) => unidade.idIEscolar === id) ?? conhecidas[0];
  const valores = { ...comOQueHavia(contada, atual), nome: contada.nome, idIEscolar: id, tipoUnidade: 'ESCOLA' } as const;
  if (!atual) {
    await inserirUnidade(tx, { ...valores, nomeDoResponsavel: RESPONSAVEL });
    return 'criadas';
  }
  const mudou = (Object.keys(valores) as (keyof typeof valores)[]).some((campo) => valores[campo] !== atual[campo]);
  if (!mudou) return 'inalteradas';
  await tx.select({ id: unidadesEducacionais.id }).from(unidadesEducacionais).where(eq(unidadesEducacionais.id, atual.id)).for('update');
  await atualizarUnidade(tx, atual, valores);
  return 'atualizadas';
}

/** An address of which nothing is known is empty, until somebody completes it on the screen. */
const DESCONHECIDO = '';

/** What the school system does not tell stays as it was typed here; of a new unit it is unknown. A street without a number has none. */
function comOQueHavia({ cep, cidade, logradouro, numero, bairro, telefone, inep }: UnidadeImportada, atual: UnidadeEducacional | undefined) {
  return {
    cep: cep || atual?.cep || DESCONHECIDO,
    cidade: cidade || atual?.cidade || DESCONHECIDO,
    logradouro: logradouro || atual?.logradouro || DESCONHECIDO,
    numero: numero || atual?.numero || (logradouro ? 'S/N' : DESCONHECIDO),
    bairro: bairro || atual?.bairro || null,
    telefone: telefone || atual?.telefone || null,
    codigoInep: inep || atual?.codigoInep || null,
  };
}

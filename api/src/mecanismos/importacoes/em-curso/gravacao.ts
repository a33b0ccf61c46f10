import { randomUUID } from 'node:crypto';
import type { ConfirmacaoDaImportacao, ImportacaoEmCurso, PlanilhaImportada } from '@merenda/shared/contratos';
import { and, eq, sql } from 'drizzle-orm';
import type { Banco } from '../../../banco/conexao.js';
import type { Contexto } from '../../../banco/contexto.js';
import { importacoesEmCurso } from '../../../banco/esquema/importacoes.js';
import type { Transacao } from '../../../banco/transacao.js';
import { conflito, Recusa } from '../../../nucleo/recusas.js';
import { agora } from '../../../nucleo/relogio.js';
import type { Importaveis } from '../entidades.js';
import { importarPlanilha } from '../gravacao.js';
import type { Importavel } from '../importavel.js';
import { lerConteudo, mudarImportacao } from './guarda.js';
import { aConferir, contar } from './linhas.js';

const HA_RECUSADAS = 'Nada foi importado. Há linhas recusadas: corrija-as, ou importe só as linhas boas.';
const FALHOU = 'A gravação falhou por um erro do sistema. Nada foi gravado. Confirme de novo.';

/** Between two signs of life of a write, which also say how far it is (ms). */
const PULSO_MS = 1_000;

/** The write of an import, by its import and its own name. */
interface Gravacao {
  id: number;
  gravacao: string;
}

/** The writes that run in this process. */
export class Gravacoes {
  readonly #correndo = new Set<Promise<void>>();

  /** @param relatar a write failed, and not because of its rows */
  constructor(private readonly relatar: (erro: unknown) => void) {}

  /**
   * Begins the write of a checked import, and answers at once; the rest is read from the import. One that runs or is done
   * stays as it is. 409 while the columns are open, and for all or nothing with a refused row; 403 of the kind `CONFIRME_A_SENHA` where a password is asked for.
   */
  async confirmar(
    contexto: Contexto,
    importaveis: Importaveis,
    { id, tudoOuNada }: ConfirmacaoDaImportacao & { id: number },
  ): Promise<ImportacaoEmCurso> {
    const gravacao = randomUUID();
    const { importacao, importavel, mudanca } = await mudarImportacao(contexto, importaveis, id, async (aberta) => {
      const { estado, pedeSenha, situacoes } = aberta.resumo;
      if (estado === 'LIDA') throw conflito('Confira a planilha antes de importar.');
      if (estado !== 'CONFERIDA') return { mudanca: null };
      if (tudoOuNada && contar(situacoes).RECUSADA > 0) throw conflito(HA_RECUSADAS);
      if (pedeSenha) aberta.importavel.exigirSenha(contexto);
      return { mudanca: { estado: 'GRAVANDO' as const, gravacao, feito: 0, pulsoEm: sql`now()` } };
    });
    if (mudanca)
      this.#correr(gravar({ ...contexto, escrita: null }, importavel, { id, gravacao, tudoOuNada }, this.relatar));
    return importacao;
  }

  /** Waits for the writes that run. */
  async terminar(): Promise<void> {
    await Promise.all(this.#correndo);
  }

  #correr(gravacao: Promise<void>): void {
    const fim = gravacao.catch(this.relatar).finally(() => this.#correndo.delete(fim));
    this.#correndo.add(fim);
  }
}

/** Writes the rows of an import. Its end is written in the same transaction, or it is open for corrections again. */
async function gravar(
  contexto: Contexto,
  importavel: Importavel,
  { tudoOuNada, ...esta }: Gravacao & ConfirmacaoDaImportacao,
  relatar: (erro: unknown) => void,
): Promise<void> {
  const { banco } = contexto;
  const pulso = new Pulso(banco, esta, relatar);
  try {
    const { linhas, colunas } = await lerConteudo(banco, esta.id);
    const planos = new Map(
      linhas.flatMap(({ linha, conferida }) => (conferida ? [[linha.numero, conferida.plano] as const] : [])),
    );
    await importarPlanilha(
      contexto,
      importavel,
      { colunas, linhas: aConferir(linhas), planos, tudoOuNada },
      {
        aoAvancar: (feito) => pulso.dizer(feito),
        concluir: (tx, resultado) => concluir(tx, esta, resultado),
      },
    );
  } catch (erro) {
    await reabrir(banco, esta, erro instanceof Recusa ? erro.detail : FALHOU);
    if (!(erro instanceof Recusa)) throw erro;
  } finally {
    pulso.parar();
  }
}

const t = importacoesEmCurso;
const desta = ({ id, gravacao }: Gravacao) => and(eq(t.id, id), eq(t.gravacao, gravacao));

/** Throws when the write was taken for dead: then nothing of it is kept. */
async function concluir(tx: Transacao, esta: Gravacao, resultado: PlanilhaImportada): Promise<void> {
  const concluidas = await tx
    .update(t)
    .set({ estado: 'GRAVADA', resultado, gravacao: null, feito: null, versao: sql`${t.versao} + 1`, usadaEm: agora() })
    .where(desta(esta))
    .returning({ id: t.id });
  if (concluidas.length === 0) throw new Error(`the write of import ${esta.id} was taken for dead`);
}

const reabrir = (banco: Banco, esta: Gravacao, aviso: string) =>
  banco
    .update(t)
    .set({ estado: 'CONFERIDA', aviso, gravacao: null, feito: null, versao: sql`${t.versao} + 1`, usadaEm: agora() })
    .where(desta(esta));

/**
 * Writes, outside the transaction of a write, that its process lives and how far it is. On the embedded database, with
 * its one connection, this waits while the transaction is open, as every reader does.
 */
class Pulso {
  #feito = 0;
  #dizendo = false;
  readonly #relogio: NodeJS.Timeout;

  constructor(
    private readonly banco: Banco,
    private readonly esta: Gravacao,
    private readonly relatar: (erro: unknown) => void,
  ) {
    this.#relogio = setInterval(() => void this.#bater(), PULSO_MS);
  }

  dizer(feito: number): void {
    this.#feito = feito;
  }

  parar(): void {
    clearInterval(this.#relogio);
  }

  async #bater(): Promise<void> {
    if (this.#dizendo) return;
    this.#dizendo = true;
    try {
      await this.banco
        .update(t)
        .set({ feito: this.#feito, pulsoEm: sql`now()` })
        .where(desta(this.esta));
    } catch (erro) {
      // The write goes on; if no sign of life follows, it is taken for dead and rolled back.
      this.relatar(erro);
    } finally {
      this.#dizendo = false;
    }
  }
}

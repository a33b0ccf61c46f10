import type { Alcance, Permissao } from '@merenda/shared/contratos';
import { eq } from 'drizzle-orm';
import { usuarioPermissoes } from '../../banco/esquema/acesso/acesso.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';

/** The settings of the municipality on which the limits of a session depend. */
type Regras = Pick<
  typeof municipio.$inferSelect,
  'sessaoDias' | 'sessaoMinutos' | 'sessaoMinutosCozinha' | 'sessaoMinutosPin' | 'sessaoMinutosGestao'
>;

/** How long a session lasts (ms), and for how long it may be unused (s). */
export interface LimitesDaSessao {
  duracaoMs: number;
  semUsoS: number;
}

/** Who has one of these decides over the access of others. */
const DA_GESTAO: ReadonlySet<string> = new Set<Permissao>(['USUARIOS', 'CONFIGURACOES']);

/** The limits for a user with these permissions; a cook has none, and a PIN is for a phone that several cooks share. */
export function limitesDe(permissoes: readonly string[], alcance: Alcance, regras: Regras): LimitesDaSessao {
  return {
    duracaoMs: regras.sessaoDias * 24 * 60 * 60 * 1000,
    semUsoS: minutosSemUso(permissoes, alcance, regras) * 60,
  };
}

function minutosSemUso(permissoes: readonly string[], alcance: Alcance, regras: Regras): number {
  if (alcance === 'COZINHA') return regras.sessaoMinutosPin;
  if (permissoes.length === 0) return regras.sessaoMinutosCozinha;
  return permissoes.some((uma) => DA_GESTAO.has(uma)) ? regras.sessaoMinutosGestao : regras.sessaoMinutos;
}

/** The limits of a session that the user opens now. */
export async function limitesDaSessao(tx: Transacao, usuarioId: number, alcance: Alcance): Promise<LimitesDaSessao> {
  const permissoes = await tx
    .select({ permissao: usuarioPermissoes.permissao })
    .from(usuarioPermissoes)
    .where(eq(usuarioPermissoes.usuarioId, usuarioId));
  const regras = primeira(
    await tx
      .select({
        sessaoDias: municipio.sessaoDias,
        sessaoMinutos: municipio.sessaoMinutos,
        sessaoMinutosCozinha: municipio.sessaoMinutosCozinha,
        sessaoMinutosPin: municipio.sessaoMinutosPin,
        sessaoMinutosGestao: municipio.sessaoMinutosGestao,
      })
      .from(municipio),
  );
  return limitesDe(
    permissoes.map(({ permissao }) => permissao),
    alcance,
    regras,
  );
}

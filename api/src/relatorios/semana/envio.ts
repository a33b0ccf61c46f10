import type { UsuarioDaSessao } from '@merenda/shared/contratos';
import { numeroDaSemana } from '@merenda/shared/regras';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { municipio, semanasEnviadas } from '../../banco/esquema/cadastros/municipio.js';
import { primeira } from '../../banco/restricoes.js';
import { atualizarPrevisao } from '../../compras/index.js';
import type { Fontes } from '../../mecanismos/notificacoes/avisos.js';
import { gruposDeNotificacoes } from '../../mecanismos/notificacoes/consultas.js';
import type { Mensagem } from '../../nucleo/mensagem.js';
import { agora, dataHoraBR, hoje } from '../../nucleo/relogio.js';
import { ativaDe, comCardapioNaSemana } from '../hoje/unidades.js';
import { mensagemDaSemana } from './mensagem.js';

/** On Mondays from this hour of the municipality on, so that it is there when the work begins. */
const HORA = 6;

interface Meios {
  banco: Banco;
  fontes: Fontes;
  /** Sends a message, later. */
  avisar: (mensagem: Mensagem) => void;
  enderecoPublico: string;
}

/**
 * On a Monday, sends each active user what the week asks of them, once a week: of several processes the one that writes
 * the week's row sends. Nothing is sent where the municipality has switched it off; a user without work gets nothing.
 */
export async function enviarSemana({ banco, fontes, avisar, enderecoPublico }: Meios): Promise<void> {
  const segunda = hoje();
  if (numeroDaSemana(segunda) !== 1 || Number(dataHoraBR(agora()).slice(11, 13)) < HORA) return;
  const { semanaPorEmail } = primeira(await banco.select({ semanaPorEmail: municipio.semanaPorEmail }).from(municipio));
  if (semanaPorEmail === 'DESLIGADO') return;
  const minha = await banco.insert(semanasEnviadas).values({ semana: segunda }).onConflictDoNothing().returning();
  if (minha.length === 0) return;
  const usuarios = await lerUsuarios(banco);
  // The reminder of the federal money is one of the notices.
  await atualizarPrevisao(banco);
  for (const { email, ...usuario } of usuarios) {
    const contexto = contextoDe(banco, usuario, avisar);
    const { grupos } = await gruposDeNotificacoes(fontes, contexto, {});
    const unidadesSemCardapio = usuario.permissoes.includes('CARDAPIOS') ? await contarSemCardapio(contexto) : 0;
    const mensagem = mensagemDaSemana(
      { nome: usuario.pessoa.nome, email, grupos, unidadesSemCardapio },
      enderecoPublico,
    );
    if (mensagem) avisar(mensagem);
  }
}

type UsuarioComEmail = Omit<UsuarioDaSessao, 'estoques'> & { email: string };

async function lerUsuarios(banco: Banco): Promise<UsuarioComEmail[]> {
  const { rows } = await banco.execute<{ lido: UsuarioComEmail }>(sql`
    select json_build_object('id', u.id, 'usuario', u.usuario, 'email', u.email,
      'pessoa', json_build_object('id', p.id, 'nome', p.nome, 'pessoaTipo', p.pessoa_tipo),
      'permissoes', (select coalesce(json_agg(x.permissao), '[]') from usuario_permissoes x where x.usuario_id = u.id)) as lido
    from usuarios u join pessoas p on p.id = u.pessoa_id where u.ativo and u.email <> '' order by u.id`);
  return rows.map(({ lido }) => lido);
}

/** A user without a request. */
const contextoDe = (banco: Banco, usuario: Contexto['usuario'], avisar: Contexto['avisar']): Contexto => ({
  banco,
  usuario,
  ip: '',
  sessao: '',
  senhaRecente: false,
  escrita: null,
  avisar,
});

async function contarSemCardapio({ banco, usuario }: Contexto): Promise<number> {
  const { rows } = await banco.execute<{ total: number }>(sql`
    select count(*)::int as total from unidades_educacionais u where ${ativaDe(usuario)} and not ${comCardapioNaSemana()}`);
  return primeira(rows).total;
}

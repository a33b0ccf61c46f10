import type { InstalacaoNova } from '@merenda/shared/contratos';
import { sql } from 'drizzle-orm';
import type { Banco } from '../../banco/conexao.js';
import { codigosDeInstalacao } from '../../banco/esquema/cadastros/municipio.js';
import { emTransacao } from '../../banco/transacao.js';
import type { DoServidor } from '../../mecanismos/configuracoes.js';
import { conflito } from '../../nucleo/recusas.js';
import { nomearMunicipio, prepararLogo } from '../providos.js';
import { hashDaSenhaNova } from '../tokens/senha-nova.js';
import { criarAdministrador } from '../usuarios/administrador.js';
import { temUsuarios } from './consultas.js';

/** Any number that no other code locks: of two setups at once the second one waits, and finds the first one's user. */
const TRAVA = 7_263_003;

/** 409 when the server has users. */
export async function exigirSemUsuarios(banco: Pick<Banco, 'select'>): Promise<void> {
  if (await temUsuarios(banco)) throw conflito('Este servidor já foi configurado. Entre com o seu usuário.');
}

/**
 * Names the municipality, with its logo, and registers its first administrator. 409 when the server has users; 422 at
 * `logo` when it is not a picture.
 */
export async function instalar(
  banco: Banco,
  doServidor: DoServidor,
  { municipio, administrador: { senha, ...administrador }, logo }: InstalacaoNova,
): Promise<void> {
  const imagem = logo ? await prepararLogo(logo, 'logo') : null;
  const dono = { usuario: administrador.usuario, nome: administrador.nome, municipio: municipio.nome };
  const senhaHash = await hashDaSenhaNova(banco, senha, dono, 'administrador.senha');
  await emTransacao({ banco, usuario: null }, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TRAVA})`);
    await exigirSemUsuarios(tx);
    await nomearMunicipio(tx, doServidor, municipio, imagem);
    await criarAdministrador(tx, administrador, senhaHash);
    await tx.delete(codigosDeInstalacao);
  });
}

import {
  CAMPOS_DE_LINK,
  CAMPOS_DE_SERVICO,
  CAMPOS_DO_SERVIDOR,
  type IdentidadeDoMunicipio,
  type MunicipioEdicao,
} from '@merenda/shared/contratos';
import { em, foraDoEstado, violacao, type Violacao } from '@merenda/shared/regras';
import type { Banco } from '../../banco/conexao.js';
import type { Contexto } from '../../banco/contexto.js';
import { municipio } from '../../banco/esquema/cadastros/municipio.js';
import { emTransacao, type Transacao } from '../../banco/transacao.js';
import { auditar } from '../../mecanismos/auditoria/auditar.js';
import { lerGuardadas, type Configuracoes, type DoServidor } from '../../mecanismos/configuracoes.js';
import { exigirVersao, type Recebida } from '../../mecanismos/versao.js';
import { invalido } from '../../nucleo/recusas.js';
import { municipiosDe } from '../municipios/consultas.js';
import { travarMunicipio } from './consultas.js';
import { trocarLogo } from './logo.js';

const DE_ENDERECO = new Set<string>([...CAMPOS_DE_LINK, ...CAMPOS_DE_SERVICO]);

type Mudanca = IdentidadeDoMunicipio | Omit<MunicipioEdicao, 'versao'>;

/**
 * Changes the settings, except those that the server's environment defines. 409 when they changed since they were
 * read.
 */
export async function alterarMunicipio(
  contexto: Contexto,
  doServidor: DoServidor,
  { versao, ...edicao }: Recebida<MunicipioEdicao>,
): Promise<void> {
  await emTransacao(contexto, (tx) =>
    gravarConfiguracoes(tx, doServidor, edicao, {
      conferir: (antes) => exigirVersao(antes, versao, 'As configurações foram alteradas'),
    }),
  );
}

/** An address that looks right and cannot be called: `http://1.2.3.999`, a port of six digits. */
function violacoesDosEnderecos(mudanca: Mudanca): Violacao[] {
  return Object.entries(mudanca)
    .filter(([campo, valor]) => DE_ENDERECO.has(campo) && valor && !URL.canParse(String(valor)))
    .map(([campo]) => ({ campo, mensagem: 'O endereço não pode ser lido. Confira o servidor e a porta.' }));
}

/** A code that IBGE's list does not have in this state. The stored one stays, also when the list changes. */
const violacoesDoCodigo = ({ uf, codigoIbge }: Mudanca, antes: Configuracoes): Violacao[] =>
  violacao(
    !!codigoIbge && codigoIbge !== antes.codigoIbge && !municipiosDe(uf).some(({ codigo }) => codigo === codigoIbge),
    'codigoIbge',
    foraDoEstado(uf),
  );

/**
 * Writes settings inside a transaction; `conferir` sees those that are stored, which are locked. 422 for what a contract
 * cannot check; `raiz` is the path of the settings in the body.
 */
async function gravarConfiguracoes(
  tx: Transacao,
  doServidor: DoServidor,
  mudanca: Mudanca,
  { conferir, raiz }: { conferir?: (antes: Configuracoes) => void; raiz?: string } = {},
): Promise<void> {
  const antes = await travarMunicipio(tx);
  conferir?.(antes);
  const violacoes = [...violacoesDosEnderecos(mudanca), ...violacoesDoCodigo(mudanca, antes)];
  const [primeira, ...demais] = raiz === undefined ? violacoes : em(raiz, violacoes);
  if (primeira) throw invalido([primeira, ...demais]);
  const mantidas = CAMPOS_DO_SERVIDOR.filter((campo) => doServidor[campo] !== undefined);
  await tx.update(municipio).set({
    // An empty text is null.
    ...Object.fromEntries(Object.entries(mudanca).map(([campo, valor]) => [campo, valor || null])),
    ...Object.fromEntries(mantidas.map((campo) => [campo, antes[campo]])),
    versao: antes.versao + 1,
  });
  await auditar(tx, { entidade: 'municipio', id: null, acao: 'ALTERAR', antes, depois: await lerGuardadas(tx) });
}

/** Names the municipality of a server that is set up, with its prepared logo. Throws like `gravarConfiguracoes`. */
export async function nomearMunicipio(
  tx: Transacao,
  doServidor: DoServidor,
  municipio: IdentidadeDoMunicipio,
  logo: string | null,
): Promise<void> {
  await gravarConfiguracoes(tx, doServidor, municipio, { raiz: 'municipio' });
  if (logo !== null) await trocarLogo(tx, logo);
}

/** Writes the row of the settings, with the defaults of its columns, unless it is there. */
export async function criarConfiguracoes(banco: Pick<Banco, 'insert'>): Promise<void> {
  await banco.insert(municipio).values({ id: 1 }).onConflictDoNothing();
}

import {
  CAMPOS_DE_LINK,
  CAMPOS_DE_SERVICO,
  CAMPOS_DO_SERVIDOR,
  ROTULOS_LINK,
  type CampoDoServidor,
  type LinkInstitucional,
  type Municipio,
} from '@merenda/shared/contratos';
import { formatarData } from '@merenda/shared/formatos';
import type { Banco } from '../../banco/conexao.js';
import { municipio } from '../../banco/esquema/municipio.js';
import { preparada } from '../../banco/preparada.js';
import { primeira } from '../../banco/restricoes.js';
import type { Transacao } from '../../banco/transacao.js';

/** Settings that the server's environment defines. */
export type DoServidor = Readonly<Partial<Record<CampoDoServidor, string>>>;

/** The columns of the settings, without the logo, which is large. */
const CONFIGURACOES = {
  nome: municipio.nome,
  uf: municipio.uf,
  codigoIbge: municipio.codigoIbge,
  cnpjPrefeitura: municipio.cnpjPrefeitura,
  cnpjSecretaria: municipio.cnpjSecretaria,
  cnpjFundo: municipio.cnpjFundo,
  fuso: municipio.fuso,
  linkSuporte: municipio.linkSuporte,
  linkSite: municipio.linkSite,
  linkFacebook: municipio.linkFacebook,
  linkInstagram: municipio.linkInstagram,
  linkYoutube: municipio.linkYoutube,
  enderecoCep: municipio.enderecoCep,
  enderecoCidades: municipio.enderecoCidades,
  enderecoGestaoEscolar: municipio.enderecoGestaoEscolar,
  enderecoSistemaEscolar: municipio.enderecoSistemaEscolar,
  inicioAnoLetivo: municipio.inicioAnoLetivo,
  fimAnoLetivo: municipio.fimAnoLetivo,
  diasLetivos: municipio.diasLetivos,
  vinculoDeCardapios: municipio.vinculoDeCardapios,
  senhaMinima: municipio.senhaMinima,
  sessaoDias: municipio.sessaoDias,
  sessaoMinutos: municipio.sessaoMinutos,
  sessaoMinutosCozinha: municipio.sessaoMinutosCozinha,
  sessaoMinutosPin: municipio.sessaoMinutosPin,
  sessaoMinutosGestao: municipio.sessaoMinutosGestao,
  segundoFatorObrigatorio: municipio.segundoFatorObrigatorio,
  nutricionistaNome: municipio.nutricionistaNome,
  nutricionistaCrn: municipio.nutricionistaCrn,
  versao: municipio.versao,
};

/** The settings without the logo. */
export type Configuracoes = Omit<typeof municipio.$inferSelect, 'id' | 'logo'>;

const configuracoesGuardadas = preparada((banco) => banco.select(CONFIGURACOES).from(municipio).prepare('municipio'));

/** The stored settings. `semear` writes their row before the server responds. */
export const lerGuardadas = async (banco: Banco): Promise<Configuracoes> =>
  primeira(await configuracoesGuardadas(banco).execute());

/** The settings in force: those of the server's environment win over the stored ones. */
export async function lerConfiguracoes(banco: Banco, doServidor: DoServidor): Promise<Configuracoes> {
  return { ...(await lerGuardadas(banco)), ...doServidor };
}

/** Locks the settings until the end of the transaction. */
export const travarMunicipio = async (tx: Transacao): Promise<Configuracoes> =>
  primeira(await tx.select(CONFIGURACOES).from(municipio).for('update'));

/** The state of the machine, for the screen. */
interface Servidor extends Pick<Municipio, 'restaDemonstracao'> {
  doServidor: DoServidor;
  correio: { comServidor: boolean };
  areasSemAssinatura: () => Promise<boolean>;
  disco: { situacao(): Municipio['disco'] };
}

/** The settings as a screen shows them. */
export async function buscarMunicipio(
  banco: Banco,
  { doServidor, restaDemonstracao, correio, areasSemAssinatura, disco }: Servidor,
): Promise<Municipio> {
  const { inicioAnoLetivo, fimAnoLetivo, ...vigentes } = await lerConfiguracoes(banco, doServidor);
  const definidas = CAMPOS_DO_SERVIDOR.filter((campo) => doServidor[campo] !== undefined);
  const servicos = CAMPOS_DE_SERVICO.filter((campo) => doServidor[campo] !== undefined);
  return {
    ...vigentes,
    ...Object.fromEntries(servicos.map((campo) => [campo, servidorDe(doServidor[campo] ?? '')])),
    inicioAnoLetivo: inicioAnoLetivo && formatarData(inicioAnoLetivo),
    fimAnoLetivo: fimAnoLetivo && formatarData(fimAnoLetivo),
    doServidor: definidas,
    restaDemonstracao,
    emailConfigurado: correio.comServidor,
    areasSemAssinatura: await areasSemAssinatura(),
    disco: disco.situacao(),
  };
}

/** Scheme and host of an address. Its path or its query may hold a key of the service. */
const servidorDe = (endereco: string): string => (URL.canParse(endereco) ? new URL(endereco).origin : '');

/** Links of the login that have an address. */
export const linksDe = (configuracoes: Configuracoes): LinkInstitucional[] =>
  CAMPOS_DE_LINK.flatMap((campo) => {
    const endereco = configuracoes[campo];
    return endereco ? [{ nome: ROTULOS_LINK[campo], endereco }] : [];
  });

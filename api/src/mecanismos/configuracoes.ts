import type { CampoDoServidor } from '@merenda/shared/contratos';
import type { Banco } from '../banco/conexao.js';
import { municipio } from '../banco/esquema/cadastros/municipio.js';
import { preparada } from '../banco/preparada.js';
import { primeira } from '../banco/restricoes.js';

/** Settings that the server's environment defines. */
export type DoServidor = Readonly<Partial<Record<CampoDoServidor, string>>>;

/** The columns of the settings, without the logo, which is large. */
export const CONFIGURACOES = {
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
  semanaPorEmail: municipio.semanaPorEmail,
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

import { CAMPOS_DE_LINK, CAMPOS_DE_SERVICO, type InstalacaoNova, type Uf, UFS } from '@merenda/shared/contratos';
import { MASCARAS, type NomeMascara } from '@merenda/shared/formatos';
import {
  ESQUEMAS_DE_LINK,
  ESQUEMAS_DE_PAGINA,
  OBRIGATORIO,
  OPCAO_DA_LISTA,
  violacoesDaConfirmacao,
  violacoesDaMascara,
  violacoesDaSenha,
  violacoesDoEndereco,
  violacoesDoEstado,
  violacoesDoLogin,
  violacoesDoTamanho,
  type Violacao,
} from '@merenda/shared/regras';
import type { Recusas } from './recusas.js';

const OBRIGATORIOS = [
  'codigo',
  'municipio.nome',
  'municipio.uf',
  'administrador.nome',
  'administrador.usuario',
  'administrador.email',
  'administrador.cpf',
  'administrador.senha',
] as const;

const LINKS = CAMPOS_DE_LINK.map((link) => `municipio.${link}` as const);
const SERVICOS = CAMPOS_DE_SERVICO.map((servico) => `municipio.${servico}` as const);

/** The mask of each field that has one. */
const MASCARADOS = {
  'municipio.codigoIbge': 'ibge',
  'municipio.cnpjPrefeitura': 'cnpj',
  'municipio.cnpjSecretaria': 'cnpj',
  'municipio.cnpjFundo': 'cnpj',
  'administrador.cpf': 'cpf',
} as const satisfies Record<string, NomeMascara>;
const NOMES_MASCARADOS = Object.keys(MASCARADOS) as (keyof typeof MASCARADOS)[];

/** The fields of 'Configurar', by their path in the body; the confirmation is not sent. */
export const CAMPOS_DA_INSTALACAO = [
  ...OBRIGATORIOS,
  ...NOMES_MASCARADOS.filter((nome) => nome !== 'administrador.cpf'),
  'municipio.fuso',
  'confirmacao',
  ...LINKS,
  ...SERVICOS,
  'logo',
] as const;
export type CampoDaInstalacao = (typeof CAMPOS_DA_INSTALACAO)[number] | keyof typeof MASCARADOS;
export type ValoresDaInstalacao = Record<CampoDaInstalacao, string>;

/**
 * The errors before anything is sent, one for each field. The server checks the e-mail and the code. The value of the
 * field `logo` is only a name: the chosen file is given beside it.
 */
export function conferirInstalacao(valores: ValoresDaInstalacao, logo: File | null): Recusas {
  const recusas: Record<string, string> = {};
  const recusar = (campo: CampoDaInstalacao, [primeira]: readonly Violacao[]) => {
    if (primeira && recusas[campo] === undefined) recusas[campo] = primeira.mensagem;
  };
  for (const campo of OBRIGATORIOS) if (valores[campo].trim() === '') recusas[campo] = OBRIGATORIO;
  for (const campo of NOMES_MASCARADOS) recusar(campo, violacoesDaMascara(MASCARAS[MASCARADOS[campo]], valores[campo]));
  for (const campo of LINKS) recusar(campo, violacoesDoEndereco(valores[campo].trim(), ESQUEMAS_DE_LINK));
  for (const campo of SERVICOS) recusar(campo, violacoesDoEndereco(valores[campo].trim(), ESQUEMAS_DE_PAGINA));
  if (logo !== null) recusar('logo', violacoesDoTamanho(logo.size));
  const senha = valores['administrador.senha'];
  recusar(
    'municipio.codigoIbge',
    violacoesDoEstado({ uf: comoUf(valores['municipio.uf']), codigoIbge: valores['municipio.codigoIbge'].trim() }),
  );
  recusar('administrador.usuario', violacoesDoLogin(valores['administrador.usuario']));
  recusar('administrador.senha', violacoesDaSenha(senha));
  recusar('confirmacao', violacoesDaConfirmacao({ senha, confirmacao: valores.confirmacao }));
  return recusas;
}

/** A state by its letters; undefined for the choice that is not made yet. */
export const comoUf = (texto: string): Uf | undefined => UFS.find((uf) => uf === texto);

/**
 * The body of the call. `fuso` is sent where the server defines the time zone, and its field is shut. `logo` is a data
 * URL.
 */
export function paraCorpo(valores: ValoresDaInstalacao, fuso: string, logo: string | null): InstalacaoNova {
  const uf = comoUf(valores['municipio.uf']);
  if (uf === undefined) throw new Error(OPCAO_DA_LISTA);
  return {
    codigo: valores.codigo,
    municipio: {
      nome: valores['municipio.nome'],
      uf,
      codigoIbge: valores['municipio.codigoIbge'].trim(),
      cnpjPrefeitura: valores['municipio.cnpjPrefeitura'],
      cnpjSecretaria: valores['municipio.cnpjSecretaria'],
      cnpjFundo: valores['municipio.cnpjFundo'],
      fuso: valores['municipio.fuso'] || fuso,
      linkSuporte: valores['municipio.linkSuporte'],
      linkSite: valores['municipio.linkSite'],
      linkFacebook: valores['municipio.linkFacebook'],
      linkInstagram: valores['municipio.linkInstagram'],
      linkYoutube: valores['municipio.linkYoutube'],
      enderecoCep: valores['municipio.enderecoCep'],
      enderecoCidades: valores['municipio.enderecoCidades'],
      enderecoGestaoEscolar: valores['municipio.enderecoGestaoEscolar'],
      enderecoSistemaEscolar: valores['municipio.enderecoSistemaEscolar'],
    },
    administrador: {
      nome: valores['administrador.nome'],
      usuario: valores['administrador.usuario'],
      email: valores['administrador.email'],
      cpf: valores['administrador.cpf'],
      senha: valores['administrador.senha'],
    },
    logo,
  };
}

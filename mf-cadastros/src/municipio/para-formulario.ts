import type { Municipio, MunicipioEdicao } from '@merenda/shared/contratos';

/** Values of the form: what a user may change. */
export type ValoresDoMunicipio = Omit<MunicipioEdicao, 'versao'>;

/** A municipality that was never named has neither name nor state. */
export const paraFormulario = (municipio: Municipio): Partial<ValoresDoMunicipio> => ({
  ...(municipio.nome !== null && { nome: municipio.nome }),
  ...(municipio.uf !== null && { uf: municipio.uf }),
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
});

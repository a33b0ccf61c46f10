import { LIMITES, ROTULOS_TIPO_UNIDADE, type UnidadeEducacionalNova } from '@merenda/shared/contratos';
import {
  Campo,
  CampoMascarado,
  CampoTexto,
  LinhaDeCampos,
  opcoesDe,
  SelectOpcoes,
  type Entidade,
} from '@merenda/shared/ui';
import { Form } from 'antd';
import { useEnderecoPorCep, type CampoDoEndereco } from '../cep/useEnderecoPorCep.js';

export const UNIDADE: Entidade = { artigo: 'a', nome: 'Unidade' };

const TIPOS = opcoesDe(ROTULOS_TIPO_UNIDADE);

const ENDERECO: readonly CampoDoEndereco[] = [
  { nome: 'cidade', rotulo: 'Cidade', de: ({ localidade }) => localidade },
  { nome: 'logradouro', rotulo: 'Logradouro', de: ({ logradouro }) => logradouro },
  { nome: 'bairro', rotulo: 'Bairro', de: ({ bairro }) => bairro },
];

/** The fields of a unit. Only schools have an INEP code; in `edicao` one that was imported without it may stay so. */
export function FormularioUnidade({ edicao = false }: { edicao?: boolean }) {
  const tipo = Form.useWatch<UnidadeEducacionalNova['tipoUnidade'] | undefined>('tipoUnidade');
  const { buscando, recado, digitou } = useEnderecoPorCep(ENDERECO);
  const ajuda = buscando ? 'Buscando o endereço…' : recado;
  return (
    <>
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
      <LinhaDeCampos larguras={[8, 16]}>
        <CampoMascarado
          nome="cep"
          rotulo="CEP"
          obrigatorio
          mascara="cep"
          aoDigitar={digitou}
          ajuda={<span role="status">{ajuda}</span>}
        />
        <CampoTexto nome="cidade" rotulo="Cidade" obrigatorio maiusculo max={LIMITES.municipio} />
      </LinhaDeCampos>
      <LinhaDeCampos larguras={[16, 8]}>
        <CampoTexto nome="logradouro" rotulo="Logradouro" obrigatorio maiusculo max={LIMITES.logradouro} />
        <CampoTexto
          nome="numero"
          rotulo="Número"
          obrigatorio
          maiusculo
          max={LIMITES.numeroEndereco}
          ajuda="S/N quando não há."
        />
      </LinhaDeCampos>
      <LinhaDeCampos larguras={[16, 8]}>
        <CampoTexto nome="bairro" rotulo="Bairro" maiusculo max={LIMITES.bairro} />
        <CampoMascarado nome="telefone" rotulo="Telefone" obrigatorio mascara="telefone" />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <Campo nome="tipoUnidade" rotulo="Tipo de unidade" obrigatorio>
          <SelectOpcoes opcoes={TIPOS} />
        </Campo>
        {tipo === 'ESCOLA' && (
          <CampoMascarado nome="codigoInep" rotulo="Código INEP" obrigatorio={!edicao} mascara="inep" />
        )}
      </LinhaDeCampos>
      <CampoTexto nome="nomeDoResponsavel" rotulo="Responsável" maiusculo max={LIMITES.nome} />
    </>
  );
}

import {
  LIMITES,
  ROTULOS_LOCALIZACAO,
  ROTULOS_POVO_TRADICIONAL,
  ROTULOS_TIPO_UNIDADE,
  type UnidadeEducacionalNova,
} from '@merenda/shared/contratos';
import {
  Campo,
  CampoMascarado,
  CampoQuantidade,
  CampoTexto,
  LinhaDeCampos,
  opcoesDe,
  regra,
  SelectOpcoes,
  type EntidadeListada,
} from '@merenda/shared/ui';
import { Form } from 'antd';
import { AjudaDoCep } from '../cep/AjudaDoCep.js';
import { useEnderecoPorCep, type CampoDoEndereco } from '../cep/useEnderecoPorCep.js';
import { paraCorpo as matriculasParaCorpo, violacoesDasCelulas, type AnoDigitado } from './matriculas/digitadas.js';
import { TabelaDeMatriculas } from './matriculas/TabelaDeMatriculas.js';

export const UNIDADE: EntidadeListada = { artigo: 'a', nome: 'Unidade', plural: 'Unidades' };

const TIPOS = opcoesDe(ROTULOS_TIPO_UNIDADE);
const LOCALIZACOES = opcoesDe(ROTULOS_LOCALIZACAO);
const POVOS = opcoesDe(ROTULOS_POVO_TRADICIONAL);

/** The values of the form: of the enrolments only the years that were typed. */
export interface UnidadeNoFormulario extends Omit<UnidadeEducacionalNova, 'matriculas'> {
  matriculas?: AnoDigitado[];
}

/** The body of the form's values. */
export const paraCorpo = ({ matriculas, ...unidade }: UnidadeNoFormulario): UnidadeEducacionalNova => ({
  ...unidade,
  ...(matriculas && { matriculas: matriculasParaCorpo(matriculas) }),
});

const ENDERECO: readonly CampoDoEndereco[] = [
  { nome: 'cidade', rotulo: 'Cidade', de: ({ localidade }) => localidade },
  { nome: 'logradouro', rotulo: 'Logradouro', de: ({ logradouro }) => logradouro },
  { nome: 'bairro', rotulo: 'Bairro', de: ({ bairro }) => bairro },
];

/**
 * The fields of a unit, or of the one that is edited. Only schools have an INEP code; one that was imported without it
 * may stay so.
 */
export function FormularioUnidade({ editada }: { editada?: number }) {
  const tipo = Form.useWatch<UnidadeEducacionalNova['tipoUnidade'] | undefined>('tipoUnidade');
  const { situacao, digitou } = useEnderecoPorCep(ENDERECO);
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
          ajuda={<AjudaDoCep {...situacao} />}
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
          ajuda="Digite S/N quando não houver número."
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
          <CampoMascarado nome="codigoInep" rotulo="Código INEP" obrigatorio={editada === undefined} mascara="inep" />
        )}
      </LinhaDeCampos>
      <CampoTexto nome="nomeDoResponsavel" rotulo="Responsável" maiusculo max={LIMITES.nome} />
      <LinhaDeCampos>
        <Campo nome="localizacao" rotulo="Localização">
          <SelectOpcoes opcoes={LOCALIZACOES} allowClear />
        </Campo>
        <Campo nome="pct" rotulo="Povo ou comunidade tradicional">
          <SelectOpcoes opcoes={POVOS} allowClear />
        </Campo>
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoQuantidade
          nome="refeicoesPorDia"
          rotulo="Refeições por dia"
          casas={0}
          min={1}
          max={LIMITES.refeicoesPorDia}
          sufixo="refeições"
        />
        <CampoQuantidade nome="alunosAee" rotulo="Alunos do AEE" casas={0} max={LIMITES.pessoas} sufixo="alunos" />
      </LinhaDeCampos>
      <CampoMatriculas unidade={editada} />
    </>
  );
}

/** The enrolments in the form of a unit: the value holds the years that were typed, and only these are sent. */
function CampoMatriculas({ unidade }: { unidade: number | undefined }) {
  return (
    <Campo
      nome="matriculas"
      rotulo="Matrículas do ano"
      regras={[regra<AnoDigitado[]>((anos) => violacoesDasCelulas(anos ?? []))]}
      validateTrigger="onBlur"
    >
      <TabelaDeMatriculas unidade={unidade} />
    </Campo>
  );
}

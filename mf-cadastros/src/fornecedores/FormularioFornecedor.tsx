import { LIMITES, ROTULOS_TIPO_FORNECEDOR, type FornecedorNovo } from '@merenda/shared/contratos';
import {
  Campo,
  CampoMascarado,
  CampoTexto,
  LinhaDeCampos,
  opcoesDe,
  SelectConvencao,
  SelectOpcoes,
  type EntidadeListada,
} from '@merenda/shared/ui';
import { Form } from 'antd';
import { CamposDaAgriculturaFamiliar } from './CamposDaAgriculturaFamiliar.js';
import { CamposDeEndereco } from './CamposDeEndereco.js';

export const FORNECEDOR: EntidadeListada = { artigo: 'o', nome: 'Fornecedor', plural: 'Fornecedores' };

const TIPOS = opcoesDe(ROTULOS_TIPO_FORNECEDOR);

/**
 * The fields of a supplier; its type decides which. The type is chosen once: `edicao` shows it and no longer lets it
 * change.
 */
export function FormularioFornecedor({ edicao = false }: { edicao?: boolean }) {
  const tipo = Form.useWatch<FornecedorNovo['fornecedorTipo'] | undefined>('fornecedorTipo');
  return (
    <>
      <Campo
        nome="fornecedorTipo"
        rotulo="Tipo"
        obrigatorio
        ajuda={edicao && 'O tipo não pode ser alterado depois do cadastro.'}
      >
        <SelectOpcoes opcoes={TIPOS} disabled={edicao} />
      </Campo>
      {tipo === 'FISICO' && <CamposDaPessoaFisica />}
      {tipo === 'JURIDICO' && <CamposDaPessoaJuridica />}
      <LinhaDeCampos larguras={[12, 6, 6]}>
        <CampoTexto nome="email" rotulo="E-mail" obrigatorio tipo="email" max={LIMITES.email} />
        <CampoMascarado nome="telefone" rotulo="Telefone" mascara="telefone" />
        <CampoMascarado nome="celular" rotulo="Celular" mascara="celular" />
      </LinhaDeCampos>
      <CamposDeEndereco edicao={edicao} />
      <CamposDaAgriculturaFamiliar />
    </>
  );
}

function CamposDaPessoaFisica() {
  return (
    <LinhaDeCampos larguras={[16, 8]}>
      <CampoTexto nome="nome" rotulo="Nome" obrigatorio maiusculo max={LIMITES.nome} />
      <CampoMascarado nome="cpf" rotulo="CPF" obrigatorio mascara="cpf" />
    </LinhaDeCampos>
  );
}

function CamposDaPessoaJuridica() {
  return (
    <>
      <LinhaDeCampos>
        <CampoTexto nome="nomeFantasia" rotulo="Nome fantasia" obrigatorio maiusculo max={LIMITES.nome} />
        <CampoTexto nome="razaoSocial" rotulo="Razão social" obrigatorio maiusculo max={LIMITES.nome} />
      </LinhaDeCampos>
      <LinhaDeCampos>
        <CampoMascarado nome="cnpj" rotulo="CNPJ" obrigatorio mascara="cnpj" />
        <CampoMascarado nome="inscricaoEstadual" rotulo="Inscrição estadual" obrigatorio mascara="inscricaoEstadual" />
        <Campo nome="porteDaEmpresa" rotulo="Porte da empresa" obrigatorio>
          <SelectConvencao lista="portes-empresa" />
        </Campo>
      </LinhaDeCampos>
    </>
  );
}

import {
  LIMITES,
  ROTULOS_TIPO_CAF,
  ROTULOS_TIPO_FORNECEDOR,
  type FornecedorNovo,
  type MembroDaCaf,
  type TipoCaf,
} from '@merenda/shared/contratos';
import { temMembros, violacoesDosMembros } from '@merenda/shared/regras';
import {
  Campo,
  CampoData,
  CampoMascarado,
  CampoTexto,
  LinhaDeCampos,
  ListaLinhas,
  opcoesDe,
  regra,
  SelectConvencao,
  SelectOpcoes,
  type EntidadeListada,
} from '@merenda/shared/ui';
import { Checkbox, Form } from 'antd';
import { CamposDeEndereco } from './CamposDeEndereco.js';

export const FORNECEDOR: EntidadeListada = { artigo: 'o', nome: 'Fornecedor', plural: 'Fornecedores' };

const TIPOS = opcoesDe(ROTULOS_TIPO_FORNECEDOR);
const TIPOS_CAF = opcoesDe(ROTULOS_TIPO_CAF);

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

function CamposDaAgriculturaFamiliar() {
  const familiar = Form.useWatch<boolean | undefined>('agriculturaFamiliar') ?? false;
  const tipo = Form.useWatch<TipoCaf | null | undefined>('cafTipo');
  return (
    <>
      <Campo
        nome="agriculturaFamiliar"
        valuePropName="checked"
        ajuda="Conta para o percentual de compras da agricultura familiar do PNAE."
      >
        <Checkbox>Fornecedor da agricultura familiar</Checkbox>
      </Campo>
      {familiar && (
        <LinhaDeCampos>
          <CampoTexto nome="cafNumero" rotulo="Número da CAF ou da DAP" max={LIMITES.caf} />
          <Campo nome="cafTipo" rotulo="Tipo da CAF ou da DAP">
            <SelectOpcoes opcoes={TIPOS_CAF} allowClear />
          </Campo>
          <CampoData nome="cafValidade" rotulo="Validade da CAF ou da DAP" />
        </LinhaDeCampos>
      )}
      {familiar && temMembros(tipo) && <MembrosDaCaf />}
    </>
  );
}

/** The families of a group, each with its own CAF. */
function MembrosDaCaf() {
  return (
    <ListaLinhas nome="cafMembros" rotulo="Membros do grupo" rotuloLinha="Membro" min={0} max={LIMITES.linhas}>
      {(linha) => (
        <LinhaDeCampos>
          <CampoTexto nome={linha('nome')} rotulo="Nome do membro" obrigatorio maiusculo max={LIMITES.nome} />
          <CampoTexto
            nome={linha('caf')}
            rotulo="CAF do membro"
            obrigatorio
            max={LIMITES.caf}
            regras={[umaVez(linha('caf'))]}
          />
        </LinhaDeCampos>
      )}
    </ListaLinhas>
  );
}

const umaVez = (caminho: (string | number)[]) =>
  regra<string>((_, ler) => {
    const membros = (ler('cafMembros') ?? []) as Partial<MembroDaCaf>[];
    return violacoesDosMembros(membros.map(({ caf }) => caf)).filter(
      ({ campo }) => campo === `cafMembros.${String(caminho.at(-2))}.caf`,
    );
  });

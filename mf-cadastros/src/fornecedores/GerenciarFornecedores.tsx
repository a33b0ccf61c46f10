import { consultasDeFornecedores } from '@merenda/shared/consultas';
import {
  ROTULOS_TIPO_FORNECEDOR,
  type Fornecedor,
  type FornecedorNovo,
  type TipoFornecedor,
} from '@merenda/shared/contratos';
import { formatarCnpj, formatarCpf, nomeProprio } from '@merenda/shared/formatos';
import { BUSCA_DE_FORNECEDORES, naLista, TelaDaEntidade, type Coluna } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DetalhesFornecedor } from './DetalhesFornecedor.js';
import { FORNECEDOR, FormularioFornecedor } from './FormularioFornecedor.js';
import { useAlterarFornecedor, useExcluirFornecedor } from './fornecedores.api.js';
import { ModalTipoDoRelatorio } from './ModalTipoDoRelatorio.js';
import { AlertaDaCaf } from './ValidadeDaCaf.js';

const COLUNAS: Coluna<Fornecedor>[] = [
  { titulo: 'Nome', valor: nomeDe, ordem: nomeDe },
  { titulo: 'Tipo', valor: tipoDe, ordem: tipoDe },
  {
    titulo: 'CPF/CNPJ',
    valor: (fornecedor) => <span style={{ whiteSpace: 'nowrap' }}>{documentoDe(fornecedor)}</span>,
  },
  { titulo: 'Município', valor: municipioDe, ordem: municipioDe },
  {
    titulo: 'Agricultura familiar',
    valor: (fornecedor) => (
      <Flex wrap gap="small">
        {familiarDe(fornecedor)}
        <AlertaDaCaf validade={fornecedor.cafValidade} />
      </Flex>
    ),
    ordem: familiarDe,
  },
];

export default function GerenciarFornecedores() {
  const consulta = useQuery(consultasDeFornecedores.lista());
  const alterar = useAlterarFornecedor();
  const navigate = useNavigate();
  /** Address of the report that waits for its type. */
  const [relatorio, setRelatorio] = useState<string | null>(null);

  return (
    <TelaDaEntidade<Fornecedor, FornecedorNovo>
      entidade={FORNECEDOR}
      titulo="Gerenciar Fornecedores"
      consulta={consulta}
      colunas={COLUNAS}
      busca={BUSCA_DE_FORNECEDORES}
      nomeDaLinha={nomeDe}
      cadastro="/cadastrar-fornecedor"
      importacao="/importar-fornecedores"
      exportacao="fornecedores"
      relatorio="fornecedores"
      // A search for a type already answers the question, and so do selected ones of one type.
      aoPedirRelatorio={(endereco, { fornecedorTipo }, selecionados) => {
        const tipo = fornecedorTipo ?? tipoComum(selecionados);
        if (tipo) void navigate(`${endereco}/${tipo}`);
        else setRelatorio(endereco);
      }}
      vazio="Nenhum fornecedor cadastrado."
      exclusao={useExcluirFornecedor()}
      reler={naLista(consulta)}
      paraFormulario={paraFormulario}
      formulario={() => ({
        largura: 880,
        campos: <FormularioFornecedor edicao />,
        aoSalvar: (fornecedor, chave) => alterar.mutateAsync({ ...fornecedor, ...chave }),
      })}
      exibido={(fornecedor, aoFechar) => <DetalhesFornecedor fornecedor={fornecedor} aoFechar={aoFechar} />}
    >
      {relatorio !== null && (
        <ModalTipoDoRelatorio
          aoEscolher={(tipo) => void navigate(`${relatorio}/${tipo}`)}
          aoFechar={() => setRelatorio(null)}
        />
      )}
    </TelaDaEntidade>
  );
}

/** Fields of the other type are null here, and not in this form. */
const paraFormulario = (fornecedor: Fornecedor) => fornecedor as Partial<FornecedorNovo>;

function nomeDe({ nome, nomeFantasia }: Fornecedor): string {
  return nomeProprio(nome ?? nomeFantasia ?? '');
}

/** The type of all of them; undefined when they have several. */
function tipoComum(fornecedores: readonly Fornecedor[] = []): TipoFornecedor | undefined {
  const [tipo, outro] = new Set(fornecedores.map(({ fornecedorTipo }) => fornecedorTipo));
  return outro === undefined ? tipo : undefined;
}

function tipoDe({ fornecedorTipo }: Fornecedor): string {
  return ROTULOS_TIPO_FORNECEDOR[fornecedorTipo];
}

function documentoDe({ cpf, cnpj }: Fornecedor): string {
  return cpf === null ? formatarCnpj(cnpj ?? '') : formatarCpf(cpf);
}

function municipioDe({ municipio, uf }: Fornecedor): string {
  return `${nomeProprio(municipio)}/${uf}`;
}

function familiarDe({ agriculturaFamiliar }: Fornecedor): string {
  return agriculturaFamiliar ? 'Sim' : 'Não';
}

import { consultasDeFornecedores } from '@merenda/shared/consultas';
import {
  ROTULOS_TIPO_FORNECEDOR,
  type Fornecedor,
  type FornecedorNovo,
  type TipoFornecedor,
} from '@merenda/shared/contratos';
import { formatarCnpj, formatarCpf, nomeProprio } from '@merenda/shared/formatos';
import {
  BUSCA_DE_FORNECEDORES,
  confirmarExclusao,
  edicaoDe,
  editar,
  excluir,
  excluirVarios,
  ModalFormulario,
  naLista,
  RegistroExibido,
  TelaGerenciar,
  useExibido,
  ver,
  type Coluna,
} from '@merenda/shared/ui';
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
  const exclusao = useExcluirFornecedor();
  const navigate = useNavigate();
  const { exibir } = useExibido();
  const [editando, setEditando] = useState<Fornecedor | null>(null);
  /** Address of the report that waits for its type. */
  const [relatorio, setRelatorio] = useState<string | null>(null);

  return (
    <TelaGerenciar
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
      emVarias={[excluirVarios(FORNECEDOR, exclusao)]}
      acoes={[
        ver(exibir),
        editar(setEditando),
        excluir(({ id }: Fornecedor) => void confirmarExclusao(FORNECEDOR, exclusao, id)),
      ]}
    >
      <RegistroExibido consulta={consulta}>
        {(fornecedor, aoFechar) => <DetalhesFornecedor fornecedor={fornecedor} aoFechar={aoFechar} />}
      </RegistroExibido>
      {editando && (
        <ModalFormulario<FornecedorNovo>
          entidade={FORNECEDOR}
          titulo="Edição de Fornecedor"
          largura={880}
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(fornecedor, { versao }) => alterar.mutateAsync({ ...fornecedor, id: editando.id, versao })}
        >
          <FormularioFornecedor edicao />
        </ModalFormulario>
      )}
      {relatorio !== null && (
        <ModalTipoDoRelatorio
          aoEscolher={(tipo) => void navigate(`${relatorio}/${tipo}`)}
          aoFechar={() => setRelatorio(null)}
        />
      )}
    </TelaGerenciar>
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

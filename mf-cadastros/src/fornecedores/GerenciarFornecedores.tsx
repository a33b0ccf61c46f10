import { consultasDeFornecedores } from '@merenda/shared/consultas';
import { ROTULOS_TIPO_FORNECEDOR, type Fornecedor, type FornecedorNovo } from '@merenda/shared/contratos';
import { formatarCnpj, formatarCpf } from '@merenda/shared/formatos';
import {
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  ModalFormulario,
  naLista,
  TelaGerenciar,
  ver,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DetalhesFornecedor } from './DetalhesFornecedor.js';
import { FORNECEDOR, FormularioFornecedor, TIPOS } from './FormularioFornecedor.js';
import { useAlterarFornecedor, useExcluirFornecedor } from './fornecedores.api.js';
import { ModalTipoDoRelatorio } from './ModalTipoDoRelatorio.js';

const BUSCA: CampoDeBusca<Fornecedor>[] = [
  {
    campo: 'nome',
    rotulo: 'Nome',
    texto: ({ nome, nomeFantasia, razaoSocial }) => [nome, nomeFantasia, razaoSocial].join(' '),
  },
  {
    tipo: 'opcao',
    campo: 'fornecedorTipo',
    rotulo: 'Tipo',
    opcoes: TIPOS,
    valor: ({ fornecedorTipo }) => fornecedorTipo,
  },
];

const COLUNAS: Coluna<Fornecedor>[] = [
  { titulo: 'Nome', valor: nomeDe, ordem: nomeDe },
  { titulo: 'Tipo', valor: tipoDe, ordem: tipoDe },
  {
    titulo: 'CPF/CNPJ',
    valor: (fornecedor) => <span style={{ whiteSpace: 'nowrap' }}>{documentoDe(fornecedor)}</span>,
  },
  { titulo: 'Município', valor: municipioDe, ordem: municipioDe },
  { titulo: 'Agricultura familiar', valor: familiarDe, ordem: familiarDe },
];

export default function GerenciarFornecedores() {
  const consulta = useQuery(consultasDeFornecedores.lista());
  const alterar = useAlterarFornecedor();
  const { mutateAsync: excluirFornecedor } = useExcluirFornecedor();
  const navigate = useNavigate();
  const [vendo, setVendo] = useState<Fornecedor | null>(null);
  const [editando, setEditando] = useState<Fornecedor | null>(null);
  /** Address of the report that waits for its type. */
  const [relatorio, setRelatorio] = useState<string | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Fornecedores"
      consulta={consulta}
      colunas={COLUNAS}
      busca={BUSCA}
      nomeDaLinha={nomeDe}
      cadastro="/cadastrar-fornecedor"
      importacao="/importar-fornecedores"
      exportacao="fornecedores"
      relatorio="fornecedores"
      // A search for a type already answers the question.
      aoPedirRelatorio={(endereco, { fornecedorTipo }) =>
        fornecedorTipo ? void navigate(`${endereco}/${fornecedorTipo}`) : setRelatorio(endereco)
      }
      vazio="Nenhum fornecedor cadastrado."
      acoes={[
        ver(setVendo),
        editar(setEditando),
        excluir(
          ({ id }: Fornecedor) =>
            void confirmarEExecutar({
              mensagem: frases(FORNECEDOR).excluir,
              perigo: true,
              acao: () => excluirFornecedor(id),
              sucesso: frases(FORNECEDOR).excluido,
            }),
        ),
      ]}
    >
      {vendo && <DetalhesFornecedor fornecedor={vendo} aoFechar={() => setVendo(null)} />}
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
  return nome ?? nomeFantasia ?? '';
}

function tipoDe({ fornecedorTipo }: Fornecedor): string {
  return ROTULOS_TIPO_FORNECEDOR[fornecedorTipo];
}

function documentoDe({ cpf, cnpj }: Fornecedor): string {
  return cpf === null ? formatarCnpj(cnpj ?? '') : formatarCpf(cpf);
}

function municipioDe({ municipio, uf }: Fornecedor): string {
  return `${municipio}/${uf}`;
}

function familiarDe({ agriculturaFamiliar }: Fornecedor): string {
  return agriculturaFamiliar ? 'Sim' : 'Não';
}

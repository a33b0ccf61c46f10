import { consultasDeProdutos } from '@merenda/shared/consultas';
import { SIMBOLOS_UNIDADE_MEDIDA, type Produto } from '@merenda/shared/contratos';
import { formatarQuantidade } from '@merenda/shared/formatos';
import { descreverEmbalagem } from '@merenda/shared/regras';
import {
  confirmarEExecutar,
  edicaoDe,
  editar,
  excluir,
  frases,
  ModalDetalhes,
  ModalFormulario,
  naLista,
  TelaGerenciar,
  useDescricao,
  ver,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  FormularioProduto,
  paraCorpo,
  paraFormulario,
  PRODUTO,
  type ProdutoNoFormulario,
} from './FormularioProduto.js';
import { useAlterarProduto, useExcluirProduto } from './produtos.api.js';

const BUSCA: CampoDeBusca<Produto>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  { campo: 'item', rotulo: 'Item', texto: ({ item }) => item.nome },
];

export default function GerenciarProdutos() {
  const consulta = useQuery(consultasDeProdutos.lista());
  const alterar = useAlterarProduto();
  const { mutateAsync: excluirProduto } = useExcluirProduto();
  const unidade = useDescricao('unidades-produto');
  const [vendo, setVendo] = useState<Produto | null>(null);
  const [editando, setEditando] = useState<Produto | null>(null);

  const colunas: Coluna<Produto>[] = [
    { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
    { titulo: 'Item', valor: ({ item }) => item.nome, ordem: ({ item }) => item.nome },
    {
      titulo: 'Unidade',
      valor: ({ unidadeProduto }) => unidade(unidadeProduto),
      ordem: ({ unidadeProduto }) => unidade(unidadeProduto),
    },
    { titulo: 'Medida', valor: conteudo, numerica: true },
    { titulo: 'Perecível', valor: perecivel, ordem: perecivel },
  ];

  return (
    <TelaGerenciar
      titulo="Gerenciar Produtos"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nome}
      cadastro="/cadastrar-produto"
      importacao="/importar-produtos"
      exportacao="produtos"
      relatorio="produtos"
      vazio="Nenhum produto cadastrado."
      acoes={[
        ver(setVendo),
        editar(setEditando),
        excluir(
          ({ id }: Produto) =>
            void confirmarEExecutar({
              mensagem: frases(PRODUTO).excluir,
              perigo: true,
              acao: () => excluirProduto(id),
              sucesso: frases(PRODUTO).excluido,
            }),
        ),
      ]}
    >
      {vendo && (
        <ModalDetalhes
          titulo="Detalhes do Produto"
          aoFechar={() => setVendo(null)}
          detalhes={[
            { rotulo: 'Nome', valor: vendo.nome },
            { rotulo: 'Item', valor: vendo.item.nome },
            { rotulo: 'Unidade do produto', valor: unidade(vendo.unidadeProduto) },
            { rotulo: 'Medida', valor: descreverEmbalagem(unidade(vendo.unidadeProduto), vendo) },
            { rotulo: 'Perecível', valor: perecivel(vendo) },
          ]}
        />
      )}
      {editando && (
        <ModalFormulario<ProdutoNoFormulario>
          entidade={PRODUTO}
          titulo="Edição de Produto"
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(produto, { versao }) => alterar.mutateAsync({ ...paraCorpo(produto), id: editando.id, versao })}
        >
          <FormularioProduto />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}

/** '5 kg' */
function conteudo({ medidaReal, unidadeMedida }: Produto): string {
  return `${formatarQuantidade(medidaReal)} ${SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida]}`;
}

function perecivel({ isPerecivel }: Produto): string {
  return isPerecivel ? 'Sim' : 'Não';
}

import { SIMBOLOS_UNIDADE_MEDIDA, type OrdemProduto, type Produto } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { descreverEmbalagem, descreverLimites } from '@merenda/shared/regras';
import {
  confirmarExclusao,
  copiaDe,
  edicaoDe,
  editar,
  excluir,
  excluirVarios,
  ModalDetalhes,
  ModalFormulario,
  RegistroExibido,
  TelaGerenciar,
  useDescricao,
  useDuplicar,
  useExibido,
  ver,
  type Coluna,
} from '@merenda/shared/ui';
import { useState } from 'react';
import {
  FormularioProduto,
  paraCorpo,
  paraFormulario,
  PRODUTO,
  type ProdutoNoFormulario,
} from './FormularioProduto.js';
import { useAlterarProduto, useExcluirProduto } from './produtos.api.js';
import { lerProduto, useListaDeProdutos } from './useListaDeProdutos.js';

export default function GerenciarProdutos() {
  const { longa, linhas, registros } = useListaDeProdutos();
  const alterar = useAlterarProduto();
  const exclusao = useExcluirProduto();
  const unidade = useDescricao('unidades-produto');
  const { exibir } = useExibido();
  const duplicar = useDuplicar('/cadastrar-produto', (produto: Produto) => copiaDe(paraFormulario(produto)));
  const [editando, setEditando] = useState<Produto | null>(null);

  /** The order of a column: of the browser's list its text, of the server's its name. */
  const ordem = (nome: OrdemProduto, texto: (produto: Produto) => string) => (longa ? nome : texto);

  const colunas: Coluna<Produto>[] = [
    { titulo: 'Nome', valor: ({ nome }) => nomeComum(nome), ordem: ordem('nome', ({ nome }) => nome) },
    { titulo: 'Item', valor: ({ item }) => nomeComum(item.nome), ordem: ordem('item', ({ item }) => item.nome) },
    {
      titulo: 'Unidade',
      convencao: 'unidades-produto',
      valor: ({ unidadeProduto }) => unidade(unidadeProduto),
      ordem: ordem('unidade', ({ unidadeProduto }) => unidade(unidadeProduto)),
    },
    { titulo: 'Medida', valor: conteudo, numerica: true, destaque: true },
    { titulo: 'Perecível', valor: perecivel, ordem: ordem('perecivel', perecivel) },
  ];

  return (
    <TelaGerenciar
      titulo="Gerenciar Produtos"
      {...linhas}
      colunas={colunas}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-produto"
      importacao="/importar-produtos"
      exportacao="produtos"
      relatorio="produtos"
      vazio="Nenhum produto cadastrado."
      emVarias={[excluirVarios(PRODUTO, exclusao)]}
      acoes={[
        ver(exibir),
        editar(setEditando),
        duplicar,
        excluir(({ id }: Produto) => void confirmarExclusao(PRODUTO, exclusao, id)),
      ]}
    >
      <RegistroExibido consulta={registros}>
        {(produto, aoFechar) => (
          <ModalDetalhes
            titulo="Detalhes do Produto"
            aoFechar={aoFechar}
            historico={{ entidade: 'produtos', id: produto.id }}
            detalhes={[
              { rotulo: 'Nome', valor: nomeComum(produto.nome) },
              { rotulo: 'Item', valor: nomeComum(produto.item.nome) },
              { rotulo: 'Unidade do produto', valor: unidade(produto.unidadeProduto) },
              { rotulo: 'Medida', valor: descreverEmbalagem(unidade(produto.unidadeProduto), produto) },
              { rotulo: 'Perecível', valor: perecivel(produto) },
              { rotulo: 'Temperatura no recebimento', valor: descreverLimites(produto) ?? 'sem limite' },
            ]}
          />
        )}
      </RegistroExibido>
      {editando && (
        <ModalFormulario<ProdutoNoFormulario>
          entidade={PRODUTO}
          titulo="Edição de Produto"
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, lerProduto, paraFormulario)}
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

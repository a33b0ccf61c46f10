import { consultasDeItens } from '@merenda/shared/consultas';
import { ROTULOS_GRAU_PROCESSAMENTO, ROTULOS_TIPO_ITEM, type Item, type ItemNovo } from '@merenda/shared/contratos';
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
import { FormularioItem, ITEM, TIPOS } from './FormularioItem.js';
import { useAlterarItem, useExcluirItem } from './itens.api.js';

const BUSCA: CampoDeBusca<Item>[] = [
  { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
  {
    tipo: 'opcao',
    campo: 'itemProdutoTipo',
    rotulo: 'Tipo',
    opcoes: TIPOS,
    valor: ({ itemProdutoTipo }) => itemProdutoTipo,
  },
];

export default function GerenciarItens() {
  const consulta = useQuery(consultasDeItens.lista());
  const alterar = useAlterarItem();
  const { mutateAsync: excluirItem } = useExcluirItem();
  const categoria = useDescricao('categorias-alimento');
  const [vendo, setVendo] = useState<Item | null>(null);
  const [editando, setEditando] = useState<Item | null>(null);

  const colunas: Coluna<Item>[] = [
    { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
    { titulo: 'Tipo', valor: rotuloDoTipo, ordem: rotuloDoTipo },
    { titulo: 'Categoria', valor: (item) => categoria(item.categoria), ordem: (item) => categoria(item.categoria) },
  ];

  return (
    <TelaGerenciar
      titulo="Gerenciar Itens"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nome}
      cadastro="/cadastrar-ítem"
      importacao="/importar-itens"
      exportacao="itens"
      relatorio="itens"
      vazio="Nenhum item cadastrado."
      acoes={[
        ver(setVendo),
        editar(setEditando),
        excluir(
          ({ id }: Item) =>
            void confirmarEExecutar({
              mensagem: frases(ITEM).excluir,
              perigo: true,
              acao: () => excluirItem(id),
              sucesso: frases(ITEM).excluido,
            }),
        ),
      ]}
    >
      {vendo && (
        <ModalDetalhes
          titulo="Detalhes do Item"
          aoFechar={() => setVendo(null)}
          detalhes={[
            { rotulo: 'Nome', valor: vendo.nome },
            { rotulo: 'Tipo', valor: rotuloDoTipo(vendo) },
            { rotulo: 'Categoria', valor: categoria(vendo.categoria) },
            {
              rotulo: 'Grau de processamento',
              valor: vendo.grauProcessamento && ROTULOS_GRAU_PROCESSAMENTO[vendo.grauProcessamento],
            },
          ]}
        />
      )}
      {editando && (
        <ModalFormulario<ItemNovo>
          entidade={ITEM}
          titulo="Edição de Item"
          valores={editando}
          edicao={edicaoDe(editando, naLista(consulta), (item) => item)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(item, { versao }) => alterar.mutateAsync({ ...item, id: editando.id, versao })}
        >
          <FormularioItem edicao />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}

function rotuloDoTipo({ itemProdutoTipo }: Item): string {
  return ROTULOS_TIPO_ITEM[itemProdutoTipo];
}

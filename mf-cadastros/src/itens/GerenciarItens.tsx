import { consultasDeItens } from '@merenda/shared/consultas';
import { ROTULOS_GRAU_PROCESSAMENTO, ROTULOS_TIPO_ITEM, type Item, type ItemNovo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import {
  confirmarExclusao,
  edicaoDe,
  editar,
  excluir,
  excluirVarios,
  ModalDetalhes,
  ModalFormulario,
  naLista,
  RegistroExibido,
  TelaGerenciar,
  useDescricao,
  useExibido,
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
  const exclusao = useExcluirItem();
  const categoria = useDescricao('categorias-alimento');
  const alergenico = useDescricao('alergenicos');
  const { exibir } = useExibido();
  const [editando, setEditando] = useState<Item | null>(null);

  const colunas: Coluna<Item>[] = [
    { titulo: 'Nome', valor: ({ nome }) => nomeComum(nome), ordem: ({ nome }) => nome },
    { titulo: 'Tipo', valor: rotuloDoTipo, ordem: rotuloDoTipo },
    {
      titulo: 'Categoria',
      convencao: 'categorias-alimento',
      valor: (item) => categoria(item.categoria),
      ordem: (item) => categoria(item.categoria),
    },
  ];

  return (
    <TelaGerenciar
      titulo="Gerenciar Itens"
      consulta={consulta}
      colunas={colunas}
      busca={BUSCA}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-ítem"
      importacao="/importar-itens"
      exportacao="itens"
      relatorio="itens"
      vazio="Nenhum item cadastrado."
      emVarias={[excluirVarios(ITEM, exclusao)]}
      acoes={[ver(exibir), editar(setEditando), excluir(({ id }: Item) => void confirmarExclusao(ITEM, exclusao, id))]}
    >
      <RegistroExibido consulta={consulta}>
        {(item, aoFechar) => (
          <ModalDetalhes
            titulo="Detalhes do Item"
            aoFechar={aoFechar}
            historico={{ entidade: 'itens-produto', id: item.id }}
            detalhes={[
              { rotulo: 'Nome', valor: nomeComum(item.nome) },
              { rotulo: 'Tipo', valor: rotuloDoTipo(item) },
              { rotulo: 'Categoria', valor: categoria(item.categoria) },
              {
                rotulo: 'Grau de processamento',
                valor: item.grauProcessamento && ROTULOS_GRAU_PROCESSAMENTO[item.grauProcessamento],
              },
              ...(item.itemProdutoTipo === 'ALIMENTO'
                ? [
                    { rotulo: 'Alergênicos: contém', valor: item.alergenicosContem.map(alergenico).join(', ') },
                    {
                      rotulo: 'Alergênicos: pode conter',
                      valor: item.alergenicosPodeConter.map(alergenico).join(', '),
                    },
                    { rotulo: 'Alergênicos conferidos', valor: item.alergenicosConferidos ? 'Sim' : 'Não' },
                  ]
                : []),
            ]}
          />
        )}
      </RegistroExibido>
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

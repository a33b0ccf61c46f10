import { avisos } from '@merenda/shared';
import { consultasDeConvencoes } from '@merenda/shared/consultas';
import { SIMBOLOS_UNIDADE_MEDIDA, type Alimento } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import {
  confirmarExclusao,
  edicaoDe,
  editar,
  excluir,
  excluirVarios,
  ModalFormulario,
  naLista,
  TelaGerenciar,
  useDescricao,
  type CampoDeBusca,
  type Coluna,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  lerComponentes,
  useAlimentos,
  useAlterarAlimento,
  useComponentes,
  useExcluirAlimento,
} from './alimentos.api.js';
import { ALIMENTO, paraCorpo, paraFormulario, type AlimentoNoFormulario } from './formulario.js';
import { FormularioAlimento } from './FormularioAlimento.js';
import { TabelaDeComponentes } from './TabelaDeComponentes.js';

/** The list does not wait for categories that cannot be read. */
const NENHUMA: readonly never[] = [];

export default function GerenciarAlimentos() {
  const consulta = useAlimentos();
  const componentes = useComponentes();
  const alterar = useAlterarAlimento();
  const exclusao = useExcluirAlimento();
  const { data, isError } = useQuery(consultasDeConvencoes.lista('categorias-alimento'));
  const categorias = isError ? NENHUMA : data;
  const categoria = useDescricao('categorias-alimento');
  const [editando, setEditando] = useState<Alimento | null>(null);

  const busca = useMemo<CampoDeBusca<Alimento>[]>(
    () => [
      { campo: 'nome', rotulo: 'Nome', texto: ({ nome }) => nome },
      { campo: 'item', rotulo: 'Item', texto: ({ itemAlimento }) => itemAlimento.nome },
      {
        tipo: 'opcao',
        campo: 'categoria',
        rotulo: 'Categoria',
        artigo: 'a',
        opcoes: categorias?.map(({ nome, descricao }) => ({ valor: nome, rotulo: descricao })),
        valor: ({ itemAlimento }) => itemAlimento.categoria ?? undefined,
      },
    ],
    [categorias],
  );

  const colunas: Coluna<Alimento>[] = [
    { titulo: 'Nome', valor: ({ nome }) => nomeComum(nome), ordem: ({ nome }) => nome },
    { titulo: 'Forma', valor: ({ forma }) => forma.descricao, ordem: ({ forma }) => forma.descricao },
    {
      titulo: 'Item',
      convencao: 'categorias-alimento',
      valor: ({ itemAlimento }) => `${nomeComum(itemAlimento.nome)} (${categoria(itemAlimento.categoria)})`,
      ordem: ({ itemAlimento }) => itemAlimento.nome,
    },
    { titulo: 'Unidade', destaque: true, valor: ({ unidadeMedida }) => SIMBOLOS_UNIDADE_MEDIDA[unidadeMedida] },
    {
      titulo: 'Quantidade base',
      destaque: true,
      valor: ({ quantidadeBase }) => formatarQuantidade(quantidadeBase),
      ordem: ({ quantidadeBase }) => quantidadeBase,
      numerica: true,
    },
  ];

  return (
    <TelaGerenciar
      titulo="Gerenciar Alimentos"
      consulta={consulta}
      colunas={colunas}
      busca={busca}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cadastrar-alimento"
      importacao="/importar-alimentos"
      exportacao="alimentos"
      relatorio="alimentos"
      vazio="Nenhum alimento cadastrado."
      emVarias={[excluirVarios(ALIMENTO, exclusao)]}
      acoes={[
        // The form is made of the components: without them it says why it does not open.
        editar((alimento: Alimento) => void lerComponentes().then(() => setEditando(alimento), avisos.falha)),
        excluir(({ id }: Alimento) => void confirmarExclusao(ALIMENTO, exclusao, id)),
      ]}
    >
      {editando && componentes.data && (
        <ModalFormulario<AlimentoNoFormulario>
          entidade={ALIMENTO}
          titulo="Edição de Alimento"
          valores={paraFormulario(editando, componentes.data)}
          edicao={edicaoDe(editando, naLista(consulta), (alimento) => paraFormulario(alimento, componentes.data))}
          aoFechar={() => setEditando(null)}
          aoSalvar={(alimento, { versao }) =>
            alterar.mutateAsync({ ...paraCorpo(alimento, componentes.data), id: editando.id, versao })
          }
        >
          <FormularioAlimento />
          <TabelaDeComponentes />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}

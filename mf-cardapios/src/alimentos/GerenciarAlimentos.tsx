import { consultasDeConvencoes } from '@merenda/shared/consultas';
import { SIMBOLOS_UNIDADE_MEDIDA, type Alimento } from '@merenda/shared/contratos';
import { formatarQuantidade, nomeComum } from '@merenda/shared/formatos';
import { buscaDeAlimentos, naLista, TelaDaEntidade, useDescricao, type Coluna } from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { NOME } from '../etapas/lista-por-etapa.js';
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

/** The list does not wait for categories that cannot be read, nor for the components. */
const NENHUMA: readonly never[] = [];

export default function GerenciarAlimentos() {
  const consulta = useAlimentos();
  const { data: componentes = NENHUMA } = useComponentes();
  const alterar = useAlterarAlimento();
  const { data, isError } = useQuery(consultasDeConvencoes.lista('categorias-alimento'));
  const categorias = isError ? NENHUMA : data;
  const categoria = useDescricao('categorias-alimento');

  const busca = useMemo(() => buscaDeAlimentos(categorias), [categorias]);

  const colunas: Coluna<Alimento>[] = [
    NOME,
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
    <TelaDaEntidade<Alimento, AlimentoNoFormulario>
      entidade={ALIMENTO}
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
      // The form is made of the components: without them it says why it does not open.
      abrir={(alimento) => lerComponentes().then(() => alimento)}
      exclusao={useExcluirAlimento()}
      reler={naLista(consulta)}
      paraFormulario={(alimento) => paraFormulario(alimento, componentes)}
      formulario={() => ({
        campos: (
          <>
            <FormularioAlimento />
            <TabelaDeComponentes />
          </>
        ),
        aoSalvar: (alimento, chave) => alterar.mutateAsync({ ...paraCorpo(alimento, componentes), ...chave }),
      })}
    />
  );
}

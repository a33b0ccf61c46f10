import { consultasDeCategorias } from '@merenda/shared/consultas';
import { ROTULOS_DIA_SEMANA, type CardapioSemanalResumo } from '@merenda/shared/contratos';
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
  ver,
  type Coluna,
} from '@merenda/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { buscaPorEtapa } from '../etapas/busca.js';
import { rotuloDaCategoria } from '../etapas/rotulos.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import {
  useAlterarCardapioSemanal,
  useCardapiosSemanais,
  useExcluirCardapioSemanal,
} from './cardapios-semanais.api.js';
import {
  FormularioSemanal,
  paraCorpo,
  paraFormulario,
  SEMANAL,
  type SemanalNoFormulario,
} from './FormularioSemanal.js';

const COLUNAS: Coluna<CardapioSemanalResumo>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nome, ordem: ({ nome }) => nome },
  {
    titulo: 'Categoria',
    valor: ({ categoria }) => rotuloDaCategoria(categoria),
    ordem: ({ categoria }) => categoria.id,
  },
  {
    titulo: 'Modalidade',
    valor: ({ modalidade }) => modalidade.descricao,
    ordem: ({ modalidade }) => modalidade.descricao,
  },
  { titulo: 'Tipo', valor: () => 'Semanal' },
  {
    titulo: 'Ficha técnica',
    valor: (semanal) => (
      <BotaoFicha lado="left" rotulo="Ver média" nome={`Ver média da semana de ${semanal.nome}`}>
        <MediaDaSemana semanal={semanal} />
      </BotaoFicha>
    ),
  },
];

/** The weekly menus. `escolha` switches to those of a day. */
export function GerenciarSemanais({ escolha }: { escolha: ReactNode }) {
  const consulta = useCardapiosSemanais();
  const alterar = useAlterarCardapioSemanal();
  const { mutateAsync: excluirSemanal } = useExcluirCardapioSemanal();
  const { data: categorias } = useQuery(consultasDeCategorias.lista());
  const busca = useMemo(() => buscaPorEtapa<CardapioSemanalResumo>(categorias), [categorias]);
  const [vendo, setVendo] = useState<CardapioSemanalResumo | null>(null);
  const [editando, setEditando] = useState<CardapioSemanalResumo | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Cardápios"
      consulta={consulta}
      colunas={COLUNAS}
      busca={busca}
      nomeDaLinha={({ nome }) => nome}
      cadastro="/cardapio-semanal"
      vazio="Nenhum cardápio semanal cadastrado."
      acoesDaTela={escolha}
      acoes={[
        ver(setVendo),
        editar(setEditando),
        excluir(
          ({ id }: CardapioSemanalResumo) =>
            void confirmarEExecutar({
              mensagem: frases(SEMANAL).excluir,
              perigo: true,
              acao: () => excluirSemanal(id),
              sucesso: frases(SEMANAL).excluido,
            }),
        ),
      ]}
    >
      {vendo && (
        <ModalDetalhes
          titulo="Detalhes do Cardápio Semanal"
          largura={760}
          aoFechar={() => setVendo(null)}
          detalhes={[
            { rotulo: 'Nome', valor: vendo.nome },
            { rotulo: 'Categoria', valor: rotuloDaCategoria(vendo.categoria) },
            { rotulo: 'Modalidade', valor: vendo.modalidade.descricao },
            ...vendo.cardapios.map(({ diaSemana, cardapio }) => ({
              rotulo: ROTULOS_DIA_SEMANA[diaSemana],
              valor: cardapio.nome,
            })),
          ]}
        >
          <MediaDaSemana semanal={vendo} />
        </ModalDetalhes>
      )}
      {editando && (
        <ModalFormulario<SemanalNoFormulario>
          entidade={SEMANAL}
          titulo="Edição de Cardápio Semanal"
          valores={paraFormulario(editando)}
          edicao={edicaoDe(editando, naLista(consulta), paraFormulario)}
          aoFechar={() => setEditando(null)}
          aoSalvar={(semanal, { versao }) => alterar.mutateAsync({ ...paraCorpo(semanal), id: editando.id, versao })}
        >
          <FormularioSemanal edicao />
        </ModalFormulario>
      )}
    </TelaGerenciar>
  );
}

function MediaDaSemana({ semanal: { cardapios, categoria, modalidade } }: { semanal: CardapioSemanalResumo }) {
  return (
    <FichaDaOrigem
      origem={{ cardapios: cardapios.map(({ cardapio }) => cardapio.id) }}
      etapa={{ categoria: categoria.id, modalidade: modalidade.nome }}
      vazia=""
    />
  );
}

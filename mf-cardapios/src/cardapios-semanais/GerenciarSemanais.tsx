import { ROTULOS_DIA_SEMANA, type CardapioSemanalResumo } from '@merenda/shared/contratos';
import { nomeComum } from '@merenda/shared/formatos';
import { categoriaPorExtenso } from '@merenda/shared/regras';
import {
  buscaPorEtapa,
  confirmarExclusao,
  copiaDe,
  edicaoDe,
  editar,
  excluir,
  excluirVarios,
  imprimir,
  ModalDetalhes,
  ModalFormulario,
  naLista,
  RegistroExibido,
  TelaGerenciar,
  useDuplicar,
  useExibido,
  ver,
  type Coluna,
} from '@merenda/shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCategoriasDaBusca } from '../etapas/useCategoriasDaBusca.js';
import { usePodeVincular } from '../calendario/calendario.api.js';
import { BotaoFicha } from '../ficha-tecnica/BotaoFicha.js';
import { useLarguraDaComposicao } from '../composicao/useLarguraDaComposicao.js';
import { FichaDaOrigem } from '../ficha-tecnica/FichaDaOrigem.js';
import {
  useAlterarCardapioSemanal,
  useCardapiosSemanais,
  useExcluirCardapioSemanal,
} from './cardapios-semanais.api.js';
import { CopiarParaFaixa } from './CopiarParaFaixa.js';
import { RepetirSemana } from './RepetirSemana.js';
import {
  FormularioSemanal,
  paraCorpo,
  paraFormulario,
  SEMANAL,
  type SemanalNoFormulario,
} from './FormularioSemanal.js';

const COLUNAS: Coluna<CardapioSemanalResumo>[] = [
  { titulo: 'Nome', valor: ({ nome }) => nomeComum(nome), ordem: ({ nome }) => nome },
  {
    titulo: 'Categoria',
    valor: ({ categoria }) => categoriaPorExtenso(categoria),
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
      <BotaoFicha lado="left" rotulo="Ver média" nome={`Ver média da semana de ${nomeComum(semanal.nome)}`}>
        <MediaDaSemana semanal={semanal} />
      </BotaoFicha>
    ),
  },
];

/** The weekly menus. `escolha` switches to those of a day. */
export function GerenciarSemanais({ escolha }: { escolha: ReactNode }) {
  const consulta = useCardapiosSemanais();
  const alterar = useAlterarCardapioSemanal();
  const exclusao = useExcluirCardapioSemanal();
  const categorias = useCategoriasDaBusca();
  const busca = useMemo(() => buscaPorEtapa<CardapioSemanalResumo>(categorias), [categorias]);
  const { exibir } = useExibido();
  const duplicar = useDuplicar('/cardapio-semanal', (semanal: CardapioSemanalResumo) =>
    copiaDe(paraFormulario(semanal)),
  );
  const navigate = useNavigate();
  const podeRepetir = usePodeVincular();
  const [copiando, setCopiando] = useState<CardapioSemanalResumo | null>(null);
  const [repetindo, setRepetindo] = useState<CardapioSemanalResumo | null>(null);
  const largura = useLarguraDaComposicao();
  const [editando, setEditando] = useState<CardapioSemanalResumo | null>(null);

  return (
    <TelaGerenciar
      titulo="Gerenciar Cardápios"
      consulta={consulta}
      colunas={COLUNAS}
      busca={busca}
      nomeDaLinha={({ nome }) => nomeComum(nome)}
      cadastro="/cardapio-semanal"
      relatorio="cardapios-semanais"
      exportacao="cardapios-semanais"
      vazio="Nenhum cardápio semanal cadastrado."
      acoesDaTela={escolha}
      emVarias={[excluirVarios(SEMANAL, exclusao)]}
      acoes={[
        ver(exibir),
        editar(setEditando),
        ...(podeRepetir ? [{ rotulo: 'Repetir semana', aoAcionar: setRepetindo }] : []),
        imprimir(({ id }: CardapioSemanalResumo) => void navigate(`/relatorio/cardapio-semanal/${id}`)),
        {
          ...imprimir(
            ({ id }: CardapioSemanalResumo) => void navigate(`/relatorio/cardapio-semanal/${id}?forma=cartaz`),
          ),
          rotulo: 'Imprimir cartaz',
        },
        duplicar,
        { rotulo: 'Copiar para outra faixa', aoAcionar: setCopiando },
        excluir(({ id }: CardapioSemanalResumo) => void confirmarExclusao(SEMANAL, exclusao, id)),
      ]}
    >
      <RegistroExibido consulta={consulta}>
        {(semanal, aoFechar) => (
          <ModalDetalhes
            titulo="Detalhes do Cardápio Semanal"
            largura={760}
            aoFechar={aoFechar}
            historico={{ entidade: 'cardapios-semanais', id: semanal.id }}
            detalhes={[
              { rotulo: 'Nome', valor: nomeComum(semanal.nome) },
              { rotulo: 'Categoria', valor: categoriaPorExtenso(semanal.categoria) },
              { rotulo: 'Modalidade', valor: semanal.modalidade.descricao },
              ...semanal.cardapios.map(({ diaSemana, cardapio }) => ({
                rotulo: ROTULOS_DIA_SEMANA[diaSemana],
                valor: nomeComum(cardapio.nome),
              })),
            ]}
          >
            <MediaDaSemana semanal={semanal} />
          </ModalDetalhes>
        )}
      </RegistroExibido>
      {copiando && <CopiarParaFaixa semanal={copiando} aoFechar={() => setCopiando(null)} />}
      {repetindo && <RepetirSemana semanal={repetindo} aoFechar={() => setRepetindo(null)} />}
      {editando && (
        <ModalFormulario<SemanalNoFormulario>
          entidade={SEMANAL}
          titulo="Edição de Cardápio Semanal"
          largura={largura}
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

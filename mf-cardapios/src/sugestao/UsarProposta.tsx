import type { CardapioResumo, CardapioSemanalResumo, Categoria } from '@merenda/shared/contratos';
import { frases, Lida, ModalFormulario } from '@merenda/shared/ui';
import { Modal } from 'antd';
import { useRef, useState } from 'react';
import { useCardapiosDaEtapa } from '../cardapios/cardapios.api.js';
import { useCardapiosSemanais } from '../cardapios-semanais/cardapios-semanais.api.js';
import { SEMANAL } from '../cardapios-semanais/FormularioSemanal.js';
import { CamposDoUso, type SemanaNoFormulario } from './CamposDoUso.js';
import type { Pergunta } from './criterios.js';
import { nomeDaSemana } from './nomes.js';
import type { Proposta, SemanaDaProposta } from './proposta.js';
import { cardapiosDaSemana, nomeDoSemanal } from './rascunhos.js';
import { SemanasCadastradas, type SemanaCadastrada } from './SemanasCadastradas.js';
import { useCadastrarSemana } from './useCadastrarSemana.js';

interface UsarPropostaProps {
  proposta: Proposta;
  pergunta: Pergunta;
  categoria: Categoria;
  aoFechar: () => void;
}

/** Registers the weeks of a proposal, one form after the other, and then offers to bind them to the calendar. */
export function UsarProposta({ proposta, pergunta, categoria, aoFechar }: UsarPropostaProps) {
  const { modalidade, unidade } = pergunta;
  const cardapios = useCardapiosDaEtapa({ categoria: categoria.id, modalidade });
  const semanais = useCardapiosSemanais();
  const semanas = proposta.semanas.filter(({ dias }) => dias.length > 0);
  const [cadastradas, setCadastradas] = useState<readonly SemanaCadastrada[]>([]);
  const [parou, setParou] = useState(false);
  const semana = semanas[cadastradas.length];

  if (!cardapios.data || !semanais.data)
    return (
      <Modal title="Usar a proposta" open footer={null} onCancel={aoFechar}>
        <Lida consulta={cardapios.data ? semanais : cardapios}>{() => null}</Lida>
      </Modal>
    );
  if (semana === undefined || parou)
    return <SemanasCadastradas cadastradas={cadastradas} unidade={unidade?.id ?? null} aoFechar={aoFechar} />;
  return (
    <FormularioDaSemana
      key={semana.de}
      titulo={`${nomeDaSemana(semana)} (${cadastradas.length + 1} de ${semanas.length})`}
      semana={semana}
      categoria={categoria}
      modalidade={modalidade}
      cardapios={cardapios.data}
      semanais={semanais.data}
      aoCadastrar={(cadastrada) => setCadastradas((antes) => [...antes, cadastrada])}
      aoDesistir={() => (cadastradas.length === 0 ? aoFechar() : setParou(true))}
    />
  );
}

interface FormularioDaSemanaProps {
  titulo: string;
  semana: SemanaDaProposta;
  categoria: Categoria;
  modalidade: Pergunta['modalidade'];
  /** The menus of the stage, and all weekly menus. */
  cardapios: readonly CardapioResumo[];
  semanais: readonly CardapioSemanalResumo[];
  aoCadastrar: (cadastrada: SemanaCadastrada) => void;
  aoDesistir: () => void;
}

function FormularioDaSemana({
  titulo,
  semana,
  categoria,
  modalidade,
  cardapios,
  semanais,
  aoCadastrar,
  aoDesistir,
}: FormularioDaSemanaProps) {
  // As they were when the form was opened: a menu that was registered before a failure keeps its field.
  const [daSemana] = useState(() => cardapiosDaSemana(semana, categoria, cardapios));
  const [nome] = useState(() => nomeDoSemanal(semana, categoria, semanais));
  const cadastrar = useCadastrarSemana({ categoria: categoria.id, modalidade });
  const cadastrada = useRef<SemanaCadastrada>(undefined);
  const novos = daSemana.filter(({ existente }) => existente === null).length;
  return (
    <ModalFormulario<SemanaNoFormulario>
      entidade={SEMANAL}
      titulo={titulo}
      largura="GAVETA"
      rotuloSalvar="Cadastrar"
      confirmacao={frases(SEMANAL).cadastrar}
      detalhes={() =>
        novos === 0
          ? []
          : [novos === 1 ? 'Também será cadastrado 1 cardápio.' : `Também serão cadastrados ${novos} cardápios.`]
      }
      sucesso={frases(SEMANAL).cadastrado}
      valores={{ nome, cardapios: daSemana.map((um) => ({ nome: um.nome })) }}
      aoSalvar={async (valores) => {
        const semanal = await cadastrar(valores, daSemana);
        cadastrada.current = { id: semanal.id, nome: semanal.nome, segunda: semana.de };
      }}
      aoFechar={() => (cadastrada.current ? aoCadastrar(cadastrada.current) : aoDesistir())}
    >
      <CamposDoUso cardapios={daSemana} />
    </ModalFormulario>
  );
}

import { dataComparavel, nomeComum } from '@merenda/shared/formatos';
import { somarDias } from '@merenda/shared/regras';
import { enderecoDoRegistro, StatusTag, useQuadroDoModal } from '@merenda/shared/ui';
import { Button, Flex, Modal } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCalendarioEscolar } from '../calendario-escolar/calendario-escolar.api.js';
import { ModalVincular } from '../calendario/ModalVincular.js';
import { useMudancas } from '../calendario/useMudancas.js';

/** A weekly menu of a proposal. */
export interface SemanaCadastrada {
  id: number;
  nome: string;
  /** The Monday that it was made for, 'DD/MM/YYYY'. */
  segunda: string;
}

interface SemanasCadastradasProps {
  cadastradas: readonly SemanaCadastrada[];
  unidade: number | null;
  aoFechar: () => void;
}

/** The weekly menus that were registered, each to be bound to its week of the calendar. */
export function SemanasCadastradas({ cadastradas, unidade, aoFechar }: SemanasCadastradasProps) {
  const [aberto, setAberto] = useState(true);
  const [vinculadas, setVinculadas] = useState<readonly number[]>([]);
  const [vinculando, setVinculando] = useState<SemanaCadastrada>();
  const quadro = useQuadroDoModal(640);
  const dias = cadastradas.map(({ segunda }) => dataComparavel(segunda)).sort();
  const [de = '', ate = de] = [dias[0], dias.at(-1)];
  const { escolar } = useCalendarioEscolar({ de, ate: somarDias(ate, 6) });
  const vinculada = () => vinculando && setVinculadas((antes) => [...antes, vinculando.id]);
  const mudancas = useMudancas(() => {
    vinculada();
    setVinculando(undefined);
  });
  return (
    <Modal
      {...quadro}
      title={cadastradas.length === 1 ? 'Cardápio semanal cadastrado' : 'Cardápios semanais cadastrados'}
      open={aberto}
      onCancel={() => setAberto(false)}
      afterClose={aoFechar}
      footer={<Button onClick={() => setAberto(false)}>Fechar</Button>}
    >
      <p>A escola só vê o cardápio depois que ele é vinculado à semana no calendário.</p>
      <ul className="sugestao-alternativas">
        {cadastradas.map((semana) => (
          <li key={semana.id}>
            <div>
              <Link to={enderecoDoRegistro('/gerenciar-cardapios?tipo=semanais', semana.id)}>
                {nomeComum(semana.nome)}
              </Link>
            </div>
            {vinculadas.includes(semana.id) ? (
              <StatusTag rotulo="Vinculado" tom="sucesso" />
            ) : (
              <Flex>
                <Button
                  type="primary"
                  aria-label={`Vincular ${nomeComum(semana.nome)} ao calendário`}
                  onClick={() => setVinculando(semana)}
                >
                  Vincular ao calendário
                </Button>
              </Flex>
            )}
          </li>
        ))}
      </ul>
      {vinculando && (
        <ModalVincular
          dia={dataComparavel(vinculando.segunda)}
          unidade={unidade}
          escolhido={{ tipo: 'SEMANAL', cardapio: vinculando.id }}
          escolar={escolar}
          aoPrever={mudancas.prever}
          aoVincular={vinculada}
          aoFechar={() => setVinculando(undefined)}
        />
      )}
      {mudancas.previa}
    </Modal>
  );
}

import { Component, type ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Replaces children that failed, while loading or while rendering. */
  falha: (erro: unknown) => ReactNode;
  aoFalhar: (erro: unknown) => void;
}

/** Error boundary of one area. React knows boundaries only as classes. */
export class LimiteDaArea extends Component<Props, { falha: { erro: unknown } | null }> {
  override state: { falha: { erro: unknown } | null } = { falha: null };

  static getDerivedStateFromError(erro: unknown) {
    return { falha: { erro } };
  }

  override componentDidCatch(erro: unknown) {
    this.props.aoFalhar(erro);
  }

  override render() {
    return this.state.falha ? this.props.falha(this.state.falha.erro) : this.props.children;
  }
}

/** What stands in for parts of three that are made with every renderer and then never used: no headset, no morphing. */

/** Always without a session. */
export class WebXRManager {
  readonly isPresenting = false;
  readonly cameraAutoUpdate = false;

  get enabled(): boolean {
    return false;
  }

  set enabled(wanted: boolean) {
    if (wanted) throw new Error('WebXR was left out of this build');
  }

  getEnvironmentBlendMode(): undefined {}
  setAnimationLoop(): void {}
  addEventListener(): void {}
  removeEventListener(): void {}
  dispose(): void {}
}

export class WebGLMorphtargets {
  update(): never {
    throw new Error('Morph targets were left out of this build');
  }
}

export class WebGLUniformsGroups {
  update(): never {
    throw new Error('Groups of uniforms were left out of this build');
  }

  dispose(): void {}
}
